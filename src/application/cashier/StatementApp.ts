/** Every movement of the wallet. */
export interface StatementApp {}
