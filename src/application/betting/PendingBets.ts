import type { Selection } from '@/domain/betting/BetSlip';
import type { BetKey } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BettingState, PendingBet } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { AskByKey } from '../shared/AskByKey';
import { SentOnDevice } from '../shared/SentOnDevice';
import { decodePendingBet } from './decodePendingBet';
import { isSameBet } from './isSameBet';

/** Bets that were sent and whose fate is not known, in this page and on the device. A bet that goes from here is not asked for any more. */
export class PendingBets {
  readonly #stored: SentOnDevice<PendingBet>;

  constructor(
    store: KeyValueStore,
    private readonly betting: BettingState,
    session: SessionView,
    private readonly ask: Pick<AskByKey, 'drop'>,
  ) {
    this.#stored = new SentOnDevice(store, session, 'bet', decodePendingBet);
  }

  /** Takes the place of what was there under the same key. */
  put(bet: PendingBet): void {
    this.#stored.put(bet);
    this.adopt(bet);
  }

  /** One that another tab keeps: it is not stored again, as that tab may be removing it now. */
  adopt(bet: PendingBet): void {
    this.betting.pendingChanged([...this.betting.pending.filter(({ key }) => key !== bet.key), bet]);
  }

  /** The server has never seen it. That another tab has sent it once more stays known. */
  unheard(bet: PendingBet): void {
    const { resent } = this.#stored.find(bet.key) ?? bet;
    this.put({ ...bet, ...(resent === true ? { resent } : {}), unheard: true });
  }

  remove(gone: BetKey): void {
    this.#stored.remove(gone);
    this.#forget(gone);
  }

  /** Nothing of it ever left. false: another tab has sent it meanwhile, and it may still come. */
  letGo(bet: PendingBet): boolean {
    if (this.#stored.find(bet.key)?.resent === true) return false;
    this.#stored.letGo(bet);
    this.#forget(bet.key);
    return true;
  }

  /** The tab that made the key has found that nothing left under it. */
  isUnused(key: BetKey): boolean {
    return this.#stored.isUnused(key);
  }

  find(key: BetKey | null): PendingBet | null {
    return this.betting.pending.find((each) => each.key === key) ?? null;
  }

  /** Bets on that selection that another tab sent, and that this page does not know. */
  elsewhere(selection: Selection): readonly PendingBet[] {
    return this.#stored
      .all()
      .filter(({ key, slip }) => isSameBet(slip.selection, selection) && this.find(key) === null);
  }

  /** The bet on that selection that no server has seen: what is placed there next is the same bet. */
  unheardOn(selection: Selection): PendingBet | null {
    return (
      this.betting.pending.findLast(
        ({ key, unheard, slip }) =>
          unheard === true && isSameBet(slip.selection, selection) && !this.isUnused(key),
      ) ?? null
    );
  }

  /** Takes up what this user left behind, oldest first. */
  restore(): readonly PendingBet[] {
    const pending = this.#stored.all();
    this.betting.pendingChanged(pending);
    return pending;
  }

  #forget(gone: BetKey): void {
    this.ask.drop(gone);
    this.betting.pendingChanged(this.betting.pending.filter(({ key }) => key !== gone));
  }
}
