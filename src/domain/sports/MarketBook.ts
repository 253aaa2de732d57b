import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketStatus, RunnerStatus } from './Market';

export interface PriceLevel {
  readonly price: OddsHundredths;
  readonly size: Paise;
  /** Of a fancy offer: the runs that it is about, whole. Absent in every other kind. */
  readonly line?: number;
}

export interface RunnerBook {
  readonly status: RunnerStatus;
  /** Index 0 is the best price; a hole is a level without an offer. */
  readonly back: readonly (PriceLevel | null)[];
  readonly lay: readonly (PriceLevel | null)[];
}

/** The prices of one market as we know them: an image folded with its deltas. */
export interface MarketBook {
  readonly id: MarketId;
  readonly status: MarketStatus;
  readonly statusLabel: string;
  readonly version: number;
  readonly inPlay: boolean;
  readonly delaySeconds: number;
  readonly totalMatched: Paise;
  readonly result: string | null;
  readonly runners: ReadonlyMap<RunnerId, RunnerBook>;
}

export interface LevelChange {
  readonly level: number;
  /** null removes the level. */
  readonly offer: PriceLevel | null;
}

export interface RunnerChange {
  readonly id: RunnerId;
  readonly status?: RunnerStatus;
  readonly back?: readonly LevelChange[];
  readonly lay?: readonly LevelChange[];
}

/** One market's part of a stream message, decoded. Absent means unchanged; `image` replaces the whole book. */
export interface MarketChange {
  readonly id: MarketId;
  readonly image: boolean;
  readonly version?: number;
  readonly status?: MarketStatus;
  readonly statusLabel?: string;
  readonly inPlay?: boolean;
  readonly delaySeconds?: number;
  readonly totalMatched?: Paise;
  readonly result?: string | null;
  readonly runners: readonly RunnerChange[];
}
