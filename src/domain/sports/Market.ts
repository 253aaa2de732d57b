import type { Paise } from '@/domain/shared/Money';
import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from './marketKinds';

/** An unknown word of the backend counts as suspended. */
export type MarketStatus = 'open' | 'suspended' | 'closed';

export type RunnerStatus = 'active' | 'suspended' | 'winner' | 'loser' | 'removed';

export interface Runner {
  readonly id: RunnerId;
  readonly name: string;
  readonly status: RunnerStatus;
}

export interface MarketLimits {
  readonly min: Paise;
  readonly max: Paise;
  readonly maxProfit: Paise;
}

/** What seldom changes about a market. Its prices live in `MarketCells`. */
export interface Market {
  readonly id: MarketId;
  readonly matchId: MatchId;
  readonly name: string;
  readonly kind: MarketKind;
  /** How many runners win: 1, or more (two of three). */
  readonly winners: number;
  /** Of a fancy: '' | 'sessions' | 'wickets' | 'players' | 'oddEven' and whatever else comes. A hint for tabs, never for money. */
  readonly group: string;
  /** Percent of the market's net profit; 0 where nothing is taken. */
  readonly commission: number;
  readonly status: MarketStatus;
  /** e.g. "BALL RUNNING"; empty when there is nothing to add. */
  readonly statusLabel: string;
  readonly version: number;
  readonly inPlay: boolean;
  /** The in-play delay, whole seconds. */
  readonly delaySeconds: number;
  readonly limits: MarketLimits;
  readonly allowUnmatched: boolean;
  /** What waits here may stay when it turns in play, where the player says so; absent: it lapses. */
  readonly keepInPlay?: boolean;
  readonly totalMatched: Paise;
  readonly rules: string;
  readonly result: string | null;
  readonly runners: readonly Runner[];
}
