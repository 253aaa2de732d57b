import type { Seat } from './Seat';
import type { Owed } from './WalletLine';

export interface SavedProvider {
  /** What the seeds of these seats follow from: another host goes on with the same ones. */
  readonly secret?: string;
  readonly seats: readonly Seat[];
  readonly owed: readonly Owed[];
  readonly changes: number;
}
