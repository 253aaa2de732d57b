/** Deposits: ways to pay in, and what became of each payment. */
export interface DepositsApp {}
