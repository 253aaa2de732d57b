import type { WithdrawMethod } from './WithdrawMethod';
import type { WithdrawStanding } from './WithdrawStanding';

/** All that the server says about taking money out, in one answer. */
export interface WithdrawOptions {
  readonly methods: readonly WithdrawMethod[];
  readonly standing: WithdrawStanding;
}
