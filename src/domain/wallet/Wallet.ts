import type { Paise } from '@/domain/shared/Money';

/** The server's figures (WAL-01). */
export interface Wallet {
  /** Everything in the wallet: what the header shows. */
  readonly balance: Paise;
  /** Can be bet or withdrawn now, holds already taken off. null: this server does not say it. */
  readonly cash: Paise | null;
  /** Bonus chips. */
  readonly coins: Paise;
  /** Cash and coins were said before this balance: a push has changed the balance alone. */
  readonly partsAreOlder?: true;
  /** Of a connection that is gone. They belong together, but to no balance that comes after them. */
  readonly lastKnown?: true;
  /** Grows with every change, when the backend gives one. Compared within one connection only (F91). */
  readonly version?: number;
}
