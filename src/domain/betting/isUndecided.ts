import type { Placement } from './Placement';

export type Undecided = Extract<
  Placement,
  { readonly state: 'submitting' | 'delayed' | 'unknown' | 'asking' }
>;

/** Whether a bet was sent whose outcome is not known, also when the wait for it is overdue: its slip cannot be changed or put away. */
export function isUndecided(placement: Placement): placement is Undecided {
  return 'key' in placement && placement.state !== 'unheard';
}
