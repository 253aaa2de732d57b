import type { BetId } from '@/domain/shared/ids';

/**
 * A waiting bet that is being cancelled or changed. `unknown`: the reply was lost, and the server is being asked. `unheard`: it has never seen it, and
 * it may still come; doing it again cannot do it twice.
 */
export interface BetChange {
  readonly betId: BetId;
  readonly what: 'cancel' | 'edit';
  readonly state: 'sending' | 'unknown' | 'unheard';
}
