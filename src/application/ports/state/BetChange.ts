import type { BetId } from '@/domain/shared/ids';

/** A waiting bet that is being cancelled or changed. `unknown`: the reply was lost, and the server is being asked. */
export interface BetChange {
  readonly betId: BetId;
  readonly what: 'cancel' | 'edit';
  readonly state: 'sending' | 'unknown';
}
