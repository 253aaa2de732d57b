import type { BetOrder, BetReason } from './BetRecord';

/**
 * Faults that only the engine itself can have; those of the network live in the doors. `refuse` is asked at the moment
 * of judgement and must be a pure function of what it is given, so that a run stays repeatable.
 */
export interface EngineFaults {
  readonly refuse?: (order: BetOrder) => BetReason | null;
}
