import type { MarketGroup } from '../markets/Market';
import type { MarketKindId } from '../markets/marketKinds';
import type { Topic } from './Topic';
import type { Words } from '../../texts/Said';

/** A market that a match should have now. */
export interface Plan {
  /** Part of the market's id, the same whenever the plan is made. */
  readonly key: string;
  readonly kind: MarketKindId;
  readonly topic: Topic;
  readonly name: Words;
  readonly runners: readonly Words[];
  readonly group?: MarketGroup;
  /** How many runners win; usually one. */
  readonly winners?: number;
}
