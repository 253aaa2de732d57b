import type { BetRecord } from './BetRecord';

/** Who hears about bets: their owners. */
export interface BetEvents {
  /** A bet changed after its owner was told of it. */
  readonly betChanged: (bet: BetRecord) => void;
  /** A part of it, or the rest, was taken later than it was placed: its owner may be away. */
  readonly taken: (bet: BetRecord) => void;
  /** Money came of a market. Paise; null when the market was void or its result was taken back. */
  readonly settled: (
    userId: string,
    matchName: string,
    result: number | null,
    what: 'settled' | 'void' | 'reversed',
  ) => void;
}
