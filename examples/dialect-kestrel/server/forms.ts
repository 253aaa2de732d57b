/** From what the engine says (docs/wire.md) to what Kestrel has said for years. A server of its own: it shares nothing with the adapter. */
type Fields = Readonly<Record<string, unknown>>;
type Word = Readonly<Record<string, string>>;

const MARKET_STATES: Word = { open: 'trading', suspended: 'halted', closed: 'finished' };
const SELECTION_STATES: Word = {
  active: 'on',
  suspended: 'off',
  winner: 'won',
  loser: 'lost',
  removed: 'out',
};
const FAMILIES: Word = { match_odds: 'exchange', fancy: 'runs', bookmaker: 'house' };
const PHASES: Word = { upcoming: 'soon', inplay: 'live', finished: 'over' };
const SPORTS: Word = { '4': 'cricket', '1': 'football', '2': 'tennis' };
const BET_STATES: Word = {
  pending: 'held',
  unmatched: 'resting',
  partly_matched: 'part',
  matched: 'taken',
  rejected: 'declined',
  cancelled: 'withdrawn',
  settled: 'paid',
  void: 'refunded',
};
const REASONS: Word = {
  below_min: 'stake_low',
  above_max: 'stake_high',
  above_max_profit: 'win_high',
  odds_changed: 'price_moved',
  odds_off_ladder: 'price_unknown',
  suspended: 'halted',
  insufficient_funds: 'no_funds',
  exposure_limit: 'risk_high',
  unmatched_not_allowed: 'may_not_rest',
  market_closed: 'finished',
  self_limit: 'own_limit',
};

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const said = (word: unknown, words: Word): unknown => words[String(word).toLowerCase()] ?? word;
const decimal = (value: unknown): unknown => (typeof value === 'number' ? value.toFixed(2) : value);

export function marketForm(market: unknown): unknown {
  if (market === null || market === undefined) return null;
  const m = fieldsOf(market);
  return {
    ...{ market_id: m['id'], event_id: m['refMatchId'], title: m['name'] },
    ...{ family: said(m['type'], FAMILIES), group: m['group'], winners: m['winners'] },
    ...{ commission: m['commission'], state: said(m['status'], MARKET_STATES), banner: m['statusLabel'] },
    ...{ version: m['version'], in_play: m['inPlay'], delay_seconds: m['delaySeconds'] },
    ...{ min_stake: decimal(m['min']), max_stake: decimal(m['max']), max_win: decimal(m['maxProfit']) },
    ...{ allow_unmatched: m['allowUnmatched'], total_matched: decimal(m['totalMatched']) },
    ...{ rules: m['rules'], result: m['result'], selections: listOf(m['runners']).map(selectionForm) },
  };
}

function selectionForm(runner: unknown): unknown {
  const { id, name, status, sort } = fieldsOf(runner);
  return { selection_id: id, title: name, state: said(status, SELECTION_STATES), sort };
}

/** Absent is unchanged: JSON leaves out what is undefined. */
export function bookForm(prices: unknown): unknown {
  if (prices === null || prices === undefined) return null;
  const p = fieldsOf(prices);
  return {
    ...{ market_id: p['id'], whole: p['image'], version: p['version'], banner: p['statusLabel'] },
    state: p['status'] === undefined ? undefined : said(p['status'], MARKET_STATES),
    ...{ in_play: p['inPlay'], delay_seconds: p['delaySeconds'], result: p['result'] },
    total_matched: decimal(p['totalMatched']),
    selections: listOf(p['runners']).map((runner) => {
      const { id, status, back, lay } = fieldsOf(runner);
      return {
        selection_id: id,
        state: status === undefined ? undefined : said(status, SELECTION_STATES),
        for: back === undefined ? undefined : listOf(back).map(levelForm),
        against: lay === undefined ? undefined : listOf(lay).map(levelForm),
      };
    }),
  };
}

function levelForm(level: unknown): unknown {
  const [at, price, volume, line] = listOf(level);
  return { at, price: decimal(price), volume: decimal(volume), line };
}

export function eventForm(match: unknown): unknown {
  const m = fieldsOf(match);
  return {
    ...{ event_id: m['id'], sport: said(m['sportId'], SPORTS), league: m['competition'] },
    ...{ title: m['name'], home: m['home'], away: m['away'], venue: m['venue'], score: m['score'] },
    ...{ starts_at: m['startTime'], phase: said(m['status'], PHASES) },
    offers: listOf(m['badges']).map((badge) => said(badge, FAMILIES)),
    ...{ main_market: marketForm(m['matchOdds']), main_book: bookForm(m['prices']) },
  };
}

export function scoreForm(score: unknown): unknown {
  const { refMatchId, status, score: figures } = fieldsOf(score);
  return { event_id: refMatchId, phase: said(status, PHASES), score: figures };
}

export function ticketForm(bet: unknown): unknown {
  const b = fieldsOf(bet);
  return {
    ...{ ticket: b['id'], ref: b['key'], replaces: b['replaces'], event_id: b['refMatchId'] },
    ...{ event: b['matchName'], market_id: b['marketId'], market: b['marketName'] },
    ...{ family: said(b['marketType'], FAMILIES), selection_id: b['runnerId'], selection: b['selection'] },
    ...{ side: b['selectionType'] === 'lay' ? 'against' : 'for', price: decimal(b['odds']) },
    ...{ asked_price: decimal(b['requestedOdds']), line: b['line'], stake: decimal(b['stack']) },
    ...{ taken: decimal(b['matched']), state: said(b['status'], BET_STATES) },
    ...{ why: b['reason'] === null ? null : said(b['reason'], REASONS), best_price: decimal(b['offer']) },
    ...{ best_line: b['offerLine'], delay_left_ms: b['delayLeftMs'], won: decimal(b['profitLoss']) },
    ...{ placed_at: b['createdAt'], settled_at: b['settledAt'] },
  };
}

export function walletForm(wallet: unknown): unknown {
  const { balance, cash, coins, version } = fieldsOf(wallet);
  return { total: decimal(balance), cash: decimal(cash), chips: decimal(coins), stamp: version };
}

export function movesForm(moves: unknown): Fields {
  const { epoch, seq, prev, markets } = fieldsOf(moves);
  return { run: epoch, place: seq, after: prev, books: listOf(markets).map(bookForm) };
}
