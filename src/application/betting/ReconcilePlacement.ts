import { betTimeoutMs, overdueAfterMs } from '@/domain/betting/betTimes';
import { wordsOfSlip } from '@/domain/betting/betWords';
import type { Selection } from '@/domain/betting/BetSlip';
import { placementAfter } from '@/domain/betting/placementAfter';
import type { Bet } from '@/domain/betting/Bet';
import { say } from '@/domain/shared/Message';
import type { BetKey } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { PendingBet, SlipView } from '../ports/state/BettingState';
import type { Answer, AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import type { BetUpdates } from './BetUpdates';
import { findSlipOfKey } from './findSlip';
import type { PendingBets } from './PendingBets';

const AFTER_DELAY_MS = 1_000;

/** When a request left, and what is known of it. */
export interface Sent {
  /** Monotonic; before this page began: a smaller number. */
  readonly since: number;
  /** When to ask for the first time; absent: now. */
  readonly firstMs?: number;
  /** There was an answer, though it proves nothing: the request is not on its way any more, as far as one can tell. */
  readonly answered?: boolean;
}

/**
 * Asks what became of bets whose reply was lost, by their keys, until the server says it (P15). "Never seen" is no end: the slip can then be placed
 * again under the same key, and asking goes on slowly, also without a slip (F89). A backend without bet keys cannot be asked: there it only sees to it
 * that the wait has an end.
 */
export class ReconcilePlacement {
  readonly #overdueTimers = new Map<BetKey, () => void>();

  constructor(
    private readonly ports: Pick<Ports, 'betsGateway' | 'betting' | 'clock' | 'scheduler' | 'config'>,
    private readonly pending: PendingBets,
    private readonly news: BetUpdates,
    private readonly ask: AskByKey,
    private readonly notify: Notify,
  ) {}

  /** Asks about everything now: the link is back, the page woke up. */
  askNow(): void {
    this.ask.hurry();
  }

  /** Money moved: a request that no server had seen may have arrived. */
  moneyMoved(): void {
    this.ask.lookForUnheard();
  }

  watch(bet: PendingBet, { since, firstMs = 0, answered = false }: Sent): void {
    const { key } = bet;
    const untilOverdue = overdueAfterMs(bet.delaySeconds) - (this.ports.clock.monotonic() - since);
    this.#overdueTimers.get(key)?.();
    this.#overdueTimers.set(
      key,
      this.ports.scheduler.after(Math.max(0, untilOverdue), () => this.#overdue(key)),
    );
    if (!this.ports.config.capabilities.betKeys) return;
    const expectedMs = Math.max(SUBMISSIONS.placement.expectedMs, betTimeoutMs(bet.delaySeconds));
    this.ask.ask(
      key,
      {
        find: () => this.ports.betsGateway.byKey(key),
        found: (received) => this.#found(received, key),
        neverSeen: () => this.#neverSeen(key),
        givenUp: () => this.#givenUp(key),
      },
      { since, firstMs, expectedMs: answered ? 0 : expectedMs, lifeMs: SUBMISSIONS.placement.lifeMs },
    );
  }

  /** One question now. What it brings has been dealt with when this returns. */
  once(key: BetKey): Promise<Answer> {
    return this.ask.once(key);
  }

  /**
   * Bets on that selection that another tab sent and that are under way, as far as the device knows: that tab may be gone, or its answer may have crossed
   * with a write of ours. null: there is none; else resolves when the server has been asked about each.
   */
  askElsewhere(selection: Selection): Promise<unknown> | null {
    if (!this.ports.config.capabilities.betKeys) return null;
    const underWay = this.pending.elsewhere(selection).filter(({ unheard }) => unheard !== true);
    if (underWay.length === 0) return null;
    for (const bet of underWay) this.#adopt(bet);
    return Promise.all(underWay.map(({ key }) => this.ask.once(key)));
  }

  /** What another tab sent on that selection is asked for here too, as that tab may be gone. The one that no server has seen is answered: it has a slip now. */
  takeUp(selection: Selection): PendingBet | null {
    if (!this.ports.config.capabilities.betKeys) return null;
    for (const bet of this.pending.elsewhere(selection)) this.#adopt(bet);
    const found = this.pending.unheardOn(selection);
    if (found === null) return null;
    const { closed: _, ...bet } = found;
    this.pending.put(bet);
    return bet;
  }

  /** When a bet of which only the wall time is known was sent, on this page's clock. A wall clock that jumps costs at most a question more or less: it never ends a key (`AskByKey`). */
  sentOn({ sentAt }: PendingBet): number {
    return this.ports.clock.monotonic() - Math.max(0, this.ports.clock.now() - sentAt);
  }

  stop(): void {
    this.ask.stop();
    for (const cancel of this.#overdueTimers.values()) cancel();
    this.#overdueTimers.clear();
  }

  #adopt(bet: PendingBet): void {
    this.pending.adopt(bet);
    this.watch(bet, { since: this.sentOn(bet) });
  }

  #found(received: Bet, key: BetKey): number | null {
    this.news.received(received, key);
    if (this.pending.find(key) === null) return null;
    return received.delayLeftMs > 0 ? received.delayLeftMs + AFTER_DELAY_MS : 0;
  }

  #neverSeen(key: BetKey): void {
    const bet = this.pending.find(key);
    const view = findSlipOfKey(this.ports.betting, key);
    const state = view?.placement.state;
    // A bet that waits out its delay was seen by the server: that it is not found is the server's trouble. And what is being sent anew is expected anew.
    if (bet === null || state === 'delayed' || state === 'submitting') return;
    if (this.pending.isUnused(key)) return this.#unused(bet, view);
    if (bet.unheard !== true) {
      this.pending.unheard(bet);
      if (view === null)
        this.notify(say(SUBMISSIONS.placement.unheard, wordsOfSlip(bet.slip, bet.stake)), 'warning');
    }
    if (view?.placement.state === 'unknown')
      this.ports.betting.placementMoved(
        view.id,
        placementAfter(view.placement, { kind: 'neverSeen', key, sentAt: bet.sentAt }),
      );
  }

  /** F60: the tab that made the key has found that nothing left; this one read it in between. */
  #unused(bet: PendingBet, view: SlipView | null): void {
    this.pending.letGo(bet);
    const placement = view?.placement;
    if (
      view === null ||
      (placement?.state !== 'unknown' && placement?.state !== 'unheard' && placement?.state !== 'asking')
    )
      return;
    this.ports.betting.placementMoved(view.id, placementAfter(placement, { kind: 'letGo' }));
    this.notify(say('bet.notSent', wordsOfSlip(bet.slip, bet.stake)), 'error');
  }

  #givenUp(key: BetKey): void {
    const bet = this.pending.find(key);
    const view = findSlipOfKey(this.ports.betting, key);
    this.pending.remove(key);
    const placement = view?.placement;
    if (
      view !== null &&
      (placement?.state === 'unknown' || placement?.state === 'unheard' || placement?.state === 'asking')
    )
      this.ports.betting.placementMoved(view.id, placementAfter(placement, { kind: 'givenUp' }));
    if (bet !== null) this.notify(say('bet.forgotten', wordsOfSlip(bet.slip, bet.stake)), 'warning');
  }

  /** F57: said, and still asked for. */
  #overdue(key: BetKey): void {
    this.#overdueTimers.delete(key);
    const view = findSlipOfKey(this.ports.betting, key);
    const sentAt = this.pending.find(key)?.sentAt;
    if (view === null || sentAt === undefined) return;
    const { placement } = view;
    if (placement.state !== 'unknown' && placement.state !== 'delayed') return;
    this.ports.betting.placementMoved(view.id, placementAfter(placement, { kind: 'overdue', key, sentAt }));
    void this.ask.once(key);
  }
}
