/** The ledger and the holds, recomputed from nothing. Integer paise. */
export interface SandboxAudit {
  /** Must be 0: every entry set sums to nothing (P11). */
  readonly ledgerSum: number;
  readonly users: readonly {
    readonly userId: string;
    readonly cash: number;
    readonly coins: number;
    /** What the ledger holds for this user. */
    readonly hold: number;
    /** What the user's open bets need, by enumerating outcomes. Must equal `hold` (P12). */
    readonly exposure: number;
  }[];
  readonly bets: number;
  /** Friends' links that were opened. */
  readonly referralVisits: number;
}
