import type { BetKey, UserId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BettingState, PendingBet } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import { decodePendingBets, encodePendingBets } from './decodePendingBets';

/**
 * Bets that were sent and whose fate is not known, kept on the device per user before they leave it (F58, F63). Each write starts from what
 * is stored, because another tab writes there too.
 */
export class PendingBets {
  constructor(
    private readonly store: KeyValueStore,
    private readonly betting: BettingState,
    private readonly session: SessionView,
  ) {}

  add(bet: PendingBet): void {
    this.#rewrite((stored) => [...stored.filter(({ key }) => key !== bet.key), bet]);
    this.betting.pendingChanged([...this.betting.pending, bet]);
  }

  remove(gone: BetKey): void {
    this.#rewrite((stored) => stored.filter(({ key }) => key !== gone));
    this.betting.pendingChanged(this.betting.pending.filter(({ key }) => key !== gone));
  }

  find(key: BetKey | null): PendingBet | null {
    return this.betting.pending.find((each) => each.key === key) ?? null;
  }

  /** Takes up what this user left behind, oldest first. */
  restore(): readonly PendingBet[] {
    const user = this.session.user?.id;
    if (user === undefined) return [];
    const pending = decodePendingBets(this.store.read(storeKey(user)));
    this.betting.pendingChanged(pending);
    return pending;
  }

  /** Without a user there is nobody to keep it for: the bet is then known to this page only. */
  #rewrite(change: (stored: readonly PendingBet[]) => readonly PendingBet[]): void {
    const user = this.session.user?.id;
    if (user === undefined) return;
    const left = change(decodePendingBets(this.store.read(storeKey(user))));
    if (left.length === 0) this.store.remove(storeKey(user));
    else this.store.write(storeKey(user), encodePendingBets(left));
  }
}

function storeKey(user: UserId): string {
  return `pendingBets:${user}`;
}
