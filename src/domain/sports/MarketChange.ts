import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Market, RunnerStatus } from './Market';

export interface PriceLevel {
  readonly price: OddsHundredths;
  readonly size: Paise;
  /** Of a fancy offer: the runs that it is about, whole. Absent in every other kind. */
  readonly line?: number;
}

export function sameOffer(one: PriceLevel | null, other: PriceLevel | null): boolean {
  return one?.price === other?.price && one?.size === other?.size && one?.line === other?.line;
}

/** What a market is to its players: it changes seldom. */
export type MarketDefinition = Pick<
  Market,
  'id' | 'status' | 'statusLabel' | 'inPlay' | 'delaySeconds' | 'result'
>;

/** All that a market says beside its runners and their prices. Its version and what was matched may change with every price. */
export type MarketConditions = MarketDefinition & Pick<Market, 'version' | 'totalMatched'>;

export interface LevelChange {
  /** 0 is the best price. */
  readonly level: number;
  /** null removes the level. */
  readonly offer: PriceLevel | null;
}

export interface RunnerChange {
  readonly id: RunnerId;
  readonly status?: RunnerStatus;
  readonly back?: readonly LevelChange[];
  readonly lay?: readonly LevelChange[];
  /** Odds of the last bet that was matched on it. */
  readonly last?: OddsHundredths;
}

/** One market's part of a stream message, decoded. Absent means unchanged; `image` replaces all that was said before. */
export interface MarketChange extends Partial<MarketConditions> {
  readonly id: MarketId;
  readonly image: boolean;
  readonly runners: readonly RunnerChange[];
}
