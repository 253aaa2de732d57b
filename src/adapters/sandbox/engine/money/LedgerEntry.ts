/** `cash:PL10001`, `coins:PL10001`, `hold:PL10001`, `out:PL10001` (asked to be paid out, not decided yet), and the house's own. */
export type LedgerAccount =
  | `${'cash' | 'coins' | 'hold' | 'out'}:${string}`
  | 'house:bets'
  | 'house:games'
  | 'house:chips'
  | 'house:bonus'
  | 'house:cashier';

/** One round of a game: its stake, what it paid, or its stake back. */
export type GameEntryType = 'game-bet' | 'game-win' | 'game-refund';

/** Coins that a claim brought, that became cash, or that went back; cash for whoever brought a player along. */
export type RewardEntryType = 'bonus' | 'bonus-released' | 'bonus-cancelled' | 'bonus-expired' | 'referral';

export type LedgerEntryType =
  | 'welcome'
  | 'adjust'
  | 'hold'
  | 'settle'
  | 'reverse'
  | 'deposit'
  | 'withdraw'
  | GameEntryType
  | RewardEntryType;

/** One movement of money. Its amounts (integer paise) sum to 0; once written it never changes (P11). */
export interface LedgerEntry {
  readonly id: number;
  readonly at: number;
  readonly type: LedgerEntryType;
  /** What it was for: a market id, or nothing. */
  readonly ref: string;
  readonly postings: readonly (readonly [LedgerAccount, number])[];
}
