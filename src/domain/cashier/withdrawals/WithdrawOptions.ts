import type { WithdrawMethod } from './WithdrawMethod';
import type { WithdrawSituation } from './WithdrawSituation';

/** All that the server says about taking money out, in one answer. */
export interface WithdrawOptions {
  readonly methods: readonly WithdrawMethod[];
  readonly situation: WithdrawSituation;
}
