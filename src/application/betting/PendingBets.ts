import type { Selection } from '@/domain/betting/BetSlip';
import type { BetKey, UserId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BettingState, PendingBet } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { AskByKey } from '../shared/AskByKey';
import { decodePendingBets, encodePendingBets } from './decodePendingBets';
import { isSameBet } from './isSameBet';

/**
 * Bets that were sent and whose fate is not known, kept on the device per user before they leave it (F58, F63). Each write starts from what
 * is stored, because another tab writes there too. A bet that goes from here is not asked for any more.
 */
export class PendingBets {
  constructor(
    private readonly store: KeyValueStore,
    private readonly betting: BettingState,
    private readonly session: SessionView,
    private readonly ask: Pick<AskByKey, 'drop'>,
  ) {}

  /** Takes the place of what was there under the same key. */
  put(bet: PendingBet): void {
    const others = (all: readonly PendingBet[]) => all.filter(({ key }) => key !== bet.key);
    this.#rewrite((stored) => [...others(stored), bet]);
    this.betting.pendingChanged([...others(this.betting.pending), bet]);
  }

  remove(gone: BetKey): void {
    this.ask.drop(gone);
    this.#rewrite((stored) => stored.filter(({ key }) => key !== gone));
    this.betting.pendingChanged(this.betting.pending.filter(({ key }) => key !== gone));
  }

  find(key: BetKey | null): PendingBet | null {
    return this.betting.pending.find((each) => each.key === key) ?? null;
  }

  /** Bets on that selection that another tab sent, and that this page does not know. */
  elsewhere(selection: Selection): readonly PendingBet[] {
    const user = this.session.user?.id;
    const stored = user === undefined ? [] : decodePendingBets(this.store.read(storeKey(user)));
    return stored.filter(({ key, slip }) => isSameBet(slip.selection, selection) && this.find(key) === null);
  }

  /** The bet on that selection that no server has seen: what is placed there next is the same bet. */
  unheardOn(selection: Selection): PendingBet | null {
    return (
      this.betting.pending.findLast(
        ({ unheard, slip }) => unheard === true && isSameBet(slip.selection, selection),
      ) ?? null
    );
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
