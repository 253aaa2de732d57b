import type { MarketId } from '@/domain/shared/ids';
import type { MarketKind } from './marketKinds';
import type { Match, Score } from './Match';

/** What came of a market. */
export type MarketOutcome =
  | { readonly kind: 'void' }
  /** Of a fancy: the number that decided it. */
  | { readonly kind: 'runs'; readonly runs: number }
  | { readonly kind: 'won'; readonly winners: readonly string[] }
  /** In the backend's own words. */
  | { readonly kind: 'said'; readonly words: string };

export interface SettledMarket {
  readonly id: MarketId;
  readonly name: string;
  readonly kind: MarketKind;
  readonly outcome: MarketOutcome;
}

/** A match that is over, with its results. */
export interface FinishedMatch extends Pick<
  Match,
  'id' | 'sport' | 'competition' | 'name' | 'home' | 'away' | 'startsAt'
> {
  /** The name of who won, or of the draw; null: nobody did, or the backend does not say. */
  readonly winner: string | null;
  /** null: the feed has none. */
  readonly score: Score | null;
  readonly markets: readonly SettledMarket[];
}
