import type { Match } from '../sports/Match';
import type { Market } from './Market';

/** Who has to know what happens to a market: the bets on it, and those who watch it. */
export interface MarketHooks {
  /** Something a viewer can see changed. */
  readonly changed: (market: Market) => void;
  /** Prices moved: resting bets may be matched. */
  readonly pricesMoved: (market: Market) => void;
  /** What is unmatched lapses: the market turned in play or closed. */
  readonly lapse: (market: Market) => void;
  /** The match has another market now, or one of them its result. */
  readonly listChanged: (match: Match) => void;
  readonly scored: (match: Match) => void;
  readonly settle: (match: Match, market: Market, outcome: string) => void;
}
