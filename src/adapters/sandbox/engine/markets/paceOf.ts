import type { MarketKindId } from './Market';

/** assumed: the house waits a second before it takes a bet on the winner, and not at all for runs: it suspends for every ball. */
export function delayOf(kind: MarketKindId, delayMs: number): number {
  return kind === 'fancy' ? 0 : kind === 'bookmaker' ? Math.min(1_000, delayMs) : delayMs;
}

const IN_PLAY: Readonly<Record<MarketKindId, readonly [number, number]>> = {
  match_odds: [230, 460],
  bookmaker: [900, 1_800],
  toss: [4_000, 12_000],
  tied_match: [1_500, 3_500],
  other: [1_200, 3_000],
  fancy: [1_800, 4_000],
};

/** Shortest and longest wait between two changes of price, milliseconds. */
export function paceOf(kind: MarketKindId, inPlay: boolean): readonly [number, number] {
  if (inPlay) return IN_PLAY[kind];
  return kind === 'match_odds' ? [4_000, 12_000] : [12_000, 30_000];
}
