import type { Side } from './Side';

/** All that differs between kinds of market. A rate of r per 100 is odds of 1 + r / 100 inside, so they all pay alike (`payout.ts`). */
export interface MarketKindRow {
  /** What a price says: decimal odds, a rate that 100 win, or runs at such a rate. */
  readonly quote: 'odds' | 'rate' | 'line';
  /** Players quote each other: several prices deep, on the odds ladder, which a player may walk. Else the house gives one price a side. */
  readonly onLadder: boolean;
  /** What is offered, in the order of its columns. */
  readonly sides: readonly Side[];
  /** Where it stands on its match's page. */
  readonly place: 'matchOdds' | 'bookmaker' | 'fancy' | 'others';
  /** Which call brings it (SPORT-07). */
  readonly call: 'match' | 'bookmaker' | 'fancy';
  readonly cashOut: boolean;
}

const EXCHANGE: MarketKindRow = {
  quote: 'odds',
  onLadder: true,
  sides: ['back', 'lay'],
  place: 'others',
  call: 'match',
  cashOut: false,
};

const HOUSE: MarketKindRow = { ...EXCHANGE, quote: 'rate', onLadder: false };

/** One row a kind, in the order of a match's page. Its word on the wire is its name. */
const ROWS = {
  matchOdds: { ...EXCHANGE, place: 'matchOdds', cashOut: true },
  bookmaker: { ...HOUSE, place: 'bookmaker', call: 'bookmaker', cashOut: true },
  fancy: { ...HOUSE, quote: 'line', sides: ['lay', 'back'], place: 'fancy', call: 'fancy' },
  /** Who wins, at odds of the house and to back only. */
  winner: { ...HOUSE, quote: 'odds', sides: ['back'] },
  toss: HOUSE,
  tiedMatch: EXCHANGE,
  /** Whatever the backend calls by another word. */
  other: EXCHANGE,
} satisfies Readonly<Record<string, MarketKindRow>>;

/** Never inferred from a market's name. */
export type MarketKind = keyof typeof ROWS;

export const MARKET_KINDS: Readonly<Record<MarketKind, MarketKindRow>> = ROWS;

/** In the order of a match's page. */
export const EVERY_KIND = Object.keys(ROWS) as readonly MarketKind[];

/** Whether a number of runs decides: one bets Yes or No on a line. */
export function isOnRuns(kind: MarketKind): boolean {
  return MARKET_KINDS[kind].quote === 'line';
}
