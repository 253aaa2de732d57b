import type { Paise } from '@/domain/shared/Money';

/** The server's figures. `cash` can be bet or withdrawn now (holds are already taken off); `coins` are bonus chips. */
export interface Wallet {
  readonly balance: Paise;
  readonly cash: Paise;
  readonly coins: Paise;
  /** Grows with every change, when the backend gives one: an older figure never replaces a newer. */
  readonly version?: number;
}
