/** What whoever lands deposits asks and tells: the limit is on what is paid in, whatever becomes of it later ("gross"). Amounts in paise. */
export interface DepositLimits {
  /** False: this deposit would go over a limit its player set, or they are taking a break. Nobody may override it. */
  mayDeposit(userId: string, amount: number): boolean;
  /** Counts from the moment it is asked for, also while nobody has approved it. The same `ref` again changes nothing. */
  depositAsked(userId: string, ref: string, amount: number): void;
  /** Declined or expired: it brought nothing in. */
  depositFell(userId: string, ref: string): void;
}
