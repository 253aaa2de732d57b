import type fc from 'fast-check';
import type { BetOrder, BetsGateway, BetsPage } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import { isOpenBet } from '@/domain/betting/laterBet';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import { NO_MONEY, paise } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import type { BetKey } from '@/domain/shared/ids';
import type { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aBet } from '@tests/support/mothers/betting';

const DELAY_MS = 5_000;
const OFFLINE: Failure = { kind: 'offline', sent: true };

export type OrderFate =
  | 'delivered'
  | 'delivered'
  | 'doubled'
  | 'requestLost'
  | 'replyLost'
  | 'cutOff'
  | 'serverError'
  | 'neverSent'
  /** A no that proves nothing, and one that does. */
  | 'turnedAway'
  | 'refused'
  /** Cut, and delivered by something in between up to ten minutes later. */
  | 'late';
export type Outcome = 'matched' | 'unmatched' | 'rejected' | 'delayedThenMatched' | 'delayedThenRejected';
export type PushFate = 'delivered' | 'lost' | 'doubled';

/** What goes wrong next, as the test drew it; when the draw is used up nothing does. */
export interface Luck {
  readonly orders: OrderFate[];
  readonly outcomes: Outcome[];
  readonly pushes: PushFate[];
  readonly questionsFail: boolean[];
  /** How late a late order comes. */
  readonly delays: number[];
}

/**
 * A bookmaker behind a bad link. It honours keys, keeps one bet a key, and knows nothing of clients. Every leg of every message takes as long as
 * the fast-check scheduler wants, and a request may arrive ten minutes after the client has given it up.
 */
export class FlakyBetServer implements BetsGateway {
  readonly bets = new Map<BetKey, Bet>();
  readonly orders: BetOrder[] = [];
  /** Keys that it refused for good. */
  readonly refused = new Set<BetKey>();
  /** Orders with a new key, while what becomes of an earlier one on the same selection was open: must stay empty (F89). */
  readonly secondKeys: BetOrder[] = [];
  /** Orders that came when their client had long heard "never seen". */
  lateArrivals = 0;
  readonly #left = new Set<BetKey>();
  /** Where pushes go: the page that is open now. */
  push: (bet: Bet) => void = () => undefined;

  constructor(
    private readonly legs: fc.Scheduler,
    private readonly scheduler: ManualScheduler,
    private readonly luck: Luck,
  ) {}

  place(order: BetOrder, timeoutMs: number): Promise<Result<Bet, Failure>> {
    if (this.orders.some((other) => isOnSamePrice(other, order) && this.isOpen(other.key)))
      this.secondKeys.push(order);
    this.orders.push(order);
    return new Promise((resolve) => {
      const cancel = this.scheduler.after(timeoutMs, () => resolve(fail({ kind: 'timedOut', sent: true })));
      void this.#carry(order).then((reply) => {
        if (reply === null) return;
        cancel();
        resolve(reply);
      });
    });
  }

  async byKey(key: BetKey): Promise<Result<Bet | null, Failure>> {
    return this.#question(() => this.bets.get(key) ?? null);
  }

  async list(): Promise<Result<BetsPage, Failure>> {
    return this.#question(() => {
      const open = this.open;
      return { bets: open, count: open.length };
    });
  }

  async ofMatch(): Promise<Result<BetsPage, Failure>> {
    return this.list();
  }

  async exposure(): Promise<Result<Exposure, Failure>> {
    return this.#question(() => ({ total: this.exposureNow, rows: [] }));
  }

  cancel(): Promise<never> {
    return notAsked();
  }

  edit(): Promise<never> {
    return notAsked();
  }

  cashOutQuote(): Promise<never> {
    return notAsked();
  }

  cashOut(): Promise<never> {
    return notAsked();
  }

  cashOutByKey(): Promise<never> {
    return notAsked();
  }

  get open(): readonly Bet[] {
    return [...this.bets.values()].filter(isOpenBet);
  }

  get exposureNow() {
    return paise(this.open.reduce((sum, bet) => sum + bet.matched, 0));
  }

  /** Ends the match for one bet that stands. */
  settleOne(): void {
    const bet = [...this.bets.values()].find(({ status }) => status === 'matched');
    if (bet !== undefined)
      this.#change({
        ...bet,
        status: 'settled',
        profitLoss: bet.matched,
        settledAt: this.scheduler.clock.now(),
      });
  }

  /** null: the client hears nothing. */
  async #carry(order: BetOrder): Promise<Result<Bet, Failure> | null> {
    const fate = this.luck.orders.shift() ?? 'delivered';
    if (fate === 'neverSent') return fail({ kind: 'offline', sent: false });
    const leftBefore = this.#left.has(order.key);
    this.#left.add(order.key);
    if (fate === 'late') {
      this.scheduler.after(this.luck.delays.shift() ?? 0, () => {
        if (!this.bets.has(order.key)) this.lateArrivals += 1;
        void this.#arrives(order);
      });
      return null;
    }
    // A refusal promises that nothing will come under that key: nobody can promise that of a request that is on its way.
    if (fate === 'refused' && !leftBefore) {
      await this.#leg('order');
      this.refused.add(order.key);
      return fail({ kind: 'refused', sent: true, code: 'NO', message: 'No' });
    }
    if (fate === 'turnedAway') {
      await this.#leg('order');
      return fail({ kind: 'refused', sent: true, message: 'Not now' });
    }
    if (fate === 'requestLost') return null;
    const arrives = this.#arrives(order);
    if (fate === 'doubled') void this.#arrives(order);
    if (fate === 'cutOff') return fail(OFFLINE);
    await arrives;
    if (fate === 'replyLost') return null;
    await this.#leg('reply');
    const bet = this.bets.get(order.key);
    if (bet !== undefined && bet.stake !== order.stake)
      return fail({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
    return fate === 'serverError' || bet === undefined ? fail({ kind: 'server', sent: true }) : ok(bet);
  }

  /** Something left the device under that key, and there is neither a bet nor a refusal. */
  isOpen(key: BetKey): boolean {
    return this.#left.has(key) && !this.bets.has(key) && !this.refused.has(key);
  }

  async #arrives(order: BetOrder): Promise<void> {
    await this.#leg('order');
    if (this.bets.has(order.key)) return;
    this.#judge(order, this.luck.outcomes.shift() ?? 'matched');
  }

  #judge(order: BetOrder, outcome: Outcome): void {
    const { key, marketId, runnerId, side, odds, stake } = order;
    const id = betId(`bet of ${key}`);
    const asked = aBet({ id, key, marketId, runnerId, side, odds, requestedOdds: odds, stake });
    const decided: Record<'matched' | 'unmatched' | 'rejected', Bet> = {
      matched: { ...asked, status: 'matched', matched: stake },
      unmatched: { ...asked, status: 'unmatched', matched: NO_MONEY },
      rejected: { ...asked, status: 'rejected', matched: NO_MONEY, reason: 'suspended' },
    };
    if (outcome === 'matched' || outcome === 'unmatched' || outcome === 'rejected') {
      this.#change(decided[outcome]);
      return;
    }
    this.#change({ ...asked, status: 'pending', matched: NO_MONEY, delayLeftMs: DELAY_MS });
    const end = outcome === 'delayedThenMatched' ? decided.matched : decided.rejected;
    this.scheduler.after(DELAY_MS, () => this.#change(end));
  }

  #change(bet: Bet): void {
    if (bet.key !== null) this.bets.set(bet.key, bet);
    const fate = this.luck.pushes.shift() ?? 'delivered';
    if (fate !== 'lost') void this.#leg('push').then(() => this.push(bet));
    if (fate === 'doubled') void this.#leg('push again').then(() => this.push(bet));
  }

  async #question<T>(answer: () => T): Promise<Result<T, Failure>> {
    const fails = this.luck.questionsFail.shift() ?? false;
    await this.#leg('question');
    if (fails) return fail(OFFLINE);
    const value = answer();
    await this.#leg('answer');
    return ok(value);
  }

  #leg(name: string): Promise<void> {
    return this.legs.schedule(Promise.resolve(), name);
  }
}

function isOnSamePrice(one: BetOrder, other: BetOrder): boolean {
  return (
    one.key !== other.key &&
    one.marketId === other.marketId &&
    one.runnerId === other.runnerId &&
    one.side === other.side
  );
}

function notAsked(): Promise<never> {
  return Promise.reject(new Error('these clients only place bets'));
}
