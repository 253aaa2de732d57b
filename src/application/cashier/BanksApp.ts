/** Accounts on file, to be paid out to. */
export interface BanksApp {}
