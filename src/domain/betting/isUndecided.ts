import type { Placement } from './Placement';

export type Undecided = Extract<Placement, { readonly state: 'submitting' | 'delayed' | 'unknown' }>;

/** Whether a bet was sent whose outcome is not known, also when the wait for it is overdue. */
export function isUndecided(placement: Placement): placement is Undecided {
  return 'key' in placement;
}
