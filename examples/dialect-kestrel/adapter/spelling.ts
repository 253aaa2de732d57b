import { each, respell, words, type Respelt } from './respell';

const STATES = words({ trading: 'open', halted: 'suspended', finished: 'closed' });
const SELECTIONS = words({ on: 'active', off: 'suspended', won: 'winner', lost: 'loser', out: 'removed' });
const FAMILIES = words({ exchange: 'match_odds', runs: 'fancy', house: 'bookmaker' });
const PHASES = words({ soon: 'upcoming', live: 'inplay', over: 'finished' });
export const SIDES = { back: 'for', lay: 'against' } as const;
export const SPORTS = { cricket: 'cricket', soccer: 'football', tennis: 'tennis' } as const;

const about = { status: ['state', STATES], statusLabel: 'banner' } as const;
const selection = { id: 'selection_id', status: ['state', SELECTIONS] } as const;

const respellMarket = respell({
  ...{ ...about, id: 'market_id', refMatchId: 'event_id', name: 'title', type: ['family', FAMILIES] },
  ...{ min: 'min_stake', max: 'max_stake', maxProfit: 'max_win' },
  ...{ runners: ['selections', each(respell({ ...selection, name: 'title' }))] },
});

/** `{at, price, volume, line?}`; no volume takes the level away. */
const level = (value: unknown): unknown => {
  const { at, price, volume, line } = Object(value) as Readonly<Record<string, unknown>>;
  return [at, price, volume, line];
};

const ladders = { back: ['for', each(level)], lay: ['against', each(level)] } as const;

/** The prices of a market: all of them, or what changed. */
const respellBook = respell({
  ...{ ...about, id: 'market_id', image: 'whole' },
  runners: ['selections', each(respell({ ...selection, ...ladders }))],
});

const respellEvent = respell({
  ...{ id: 'event_id', sportId: ['sport', words({ cricket: '4', football: '1', tennis: '2' })] },
  ...{ competition: 'league', name: 'title', startTime: 'starts_at', status: ['phase', PHASES] },
  ...{ badges: ['offers', each(FAMILIES)] },
  ...{ matchOdds: ['main_market', respellMarket], prices: ['main_book', respellBook] },
});

export const respellEvents = respell({ matches: ['events', each(respellEvent)] });
export const respellPage = respell({
  match: ['event', respellEvent],
  ...{ markets: ['markets', each(respellMarket)], odds: ['books', each(respellBook)] },
});

const BETS = words({
  ...{ held: 'pending', resting: 'unmatched', part: 'partly_matched', taken: 'matched' },
  ...{ declined: 'rejected', withdrawn: 'cancelled', paid: 'settled', refunded: 'void' },
});
const REASONS = words({
  ...{ stake_low: 'below_min', stake_high: 'above_max', win_high: 'above_max_profit' },
  ...{ price_moved: 'odds_changed', price_unknown: 'odds_off_ladder', halted: 'suspended' },
  ...{ no_funds: 'insufficient_funds', risk_high: 'exposure_limit', finished: 'market_closed' },
  ...{ may_not_rest: 'unmatched_not_allowed', own_limit: 'self_limit' },
});

const respellTicket = respell({
  ...{ id: 'ticket', key: 'ref', refMatchId: 'event_id', matchName: 'event', marketName: 'market' },
  ...{ marketType: ['family', FAMILIES], runnerId: 'selection_id' },
  ...{ selectionType: ['side', words({ for: 'back', against: 'lay' })], stack: 'stake', matched: 'taken' },
  ...{ odds: 'price', requestedOdds: 'asked_price', offer: 'best_price', offerLine: 'best_line' },
  ...{ status: ['state', BETS], reason: ['why', REASONS], profitLoss: 'won', createdAt: 'placed_at' },
});

/** Of a call about one bet. */
export const respellBet: Respelt = (ticket) => ({ bet: respellTicket(ticket) });
export const respellTickets = respell({
  bets: ['tickets', each(respellTicket)],
  totals: ['sums', respell({ profitLoss: 'won' })],
});
const risk = { exposureAmount: 'risk', refMatchId: 'event_id', matchName: 'event', totalBets: 'tickets' };
export const respellRisk = respell({ exposureAmount: 'total', exposures: ['events', each(respell(risk))] });

/** A figure that is pushed counts when it is a number. */
const respellWallet = respell({ balance: ['total', Number], coins: 'chips', version: 'stamp' });
const respellScore = respell({ refMatchId: 'event_id', status: ['phase', PHASES] });
const moves = { epoch: 'run', seq: 'place', prev: 'after', markets: ['books', each(respellBook)] } as const;
const pace = { heartbeatMs: 'beat_ms', resumed: 'goes_on', scores: ['scores', each(respellScore)] } as const;

/** What they push, by the event of ours that it is. */
export const EVENTS = new Map<string, readonly [event: string, respelt: Respelt]>([
  ['wallet', ['update_balance', respellWallet]],
  ['ticket', ['bet:update', respellBet]],
  ['note', ['sub:notification_toast', respell({ status: 'kind' })]],
  ['books', ['market:update', respell(moves)]],
  ['score', ['match:score', respellScore]],
  ['markets', ['match:markets', respell({ refMatchId: 'event_id' })]],
]);

/** What is asked over the line: their word for it, and how the answer is respelt. */
export const QUESTIONS = new Map<string, readonly [op: string, respelt: Respelt]>([
  ['session_check', ['session', respell()]],
  ['get:balance', ['wallet', respellWallet]],
  ['market:subscribe', ['watch', respell({ ...moves, ...pace })]],
  ['market:unsubscribe', ['unwatch', respell()]],
]);

/** What a question says: markets, and from where in the stream on. */
export function asTheySayIt(body: unknown): object {
  const { ids, epoch, seq } = Object(body) as Readonly<Record<string, unknown>>;
  return { market_ids: ids, run: epoch, place: seq };
}
