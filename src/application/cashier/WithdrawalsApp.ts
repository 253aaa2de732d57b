/** Withdrawals: what can be paid out, and what became of each request. */
export interface WithdrawalsApp {}
