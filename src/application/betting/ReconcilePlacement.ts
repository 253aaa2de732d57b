import { betTimeoutMs, overdueAfterMs } from '@/domain/betting/betTimes';
import { placementAfter } from '@/domain/betting/placementAfter';
import type { Bet } from '@/domain/betting/Bet';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { BetKey } from '@/domain/shared/ids';
import type { GiveCue } from '../notices/GiveCue';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingState, PendingBet } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import { backOffMs } from '../sports/backOffMs';
import type { BetNews } from './BetNews';
import { findSlipOfKey } from './findSlip';
import type { PendingBets } from './PendingBets';

/** The engine forgets a key after that: its silence then proves nothing. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1_000;
const AFTER_DELAY_MS = 1_000;
const NOT_FOUND = { kind: 'notFound' } as const;

/** The server has answered the request with a no: it cannot arrive any more, and these are its words. */
export interface Answered {
  readonly serverMessage?: string;
}

interface Question {
  readonly bet: PendingBet;
  /** Monotonic: when it was sent, or when this page first knew of it. */
  readonly since: number;
  readonly answered: Answered | null;
  attempt: number;
  asking: boolean;
  cancelNext: () => void;
  readonly cancelOverdue: () => void;
}

/**
 * Asks what became of bets whose reply was lost, by their keys, until the server tells (P15). "Never seen" counts only once the request can no
 * longer arrive. A backend without bet keys cannot be asked: there it only sees to it that the wait has an end.
 */
export class ReconcilePlacement {
  readonly #questions = new Map<BetKey, Question>();

  constructor(
    private readonly bets: Pick<BetsGateway, 'byKey'>,
    private readonly betting: BettingState,
    private readonly pending: PendingBets,
    private readonly news: BetNews,
    private readonly session: SessionView,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'capabilities'>,
    private readonly cue: Pick<GiveCue, 'execute'>,
  ) {}

  /** Asks about everything now: the link is back, the page woke up. */
  execute(): void {
    for (const question of this.#questions.values()) {
      question.attempt = 0;
      void this.#ask(question);
    }
  }

  /**
   * `since`: monotonic time of sending, or when this page first knew of it; `firstMs`: when to ask for the first time; `agoMs`: how long ago it was
   * sent. The page that saw it leave counts on the clock that cannot jump (P31); only one that found it left behind has to believe the other.
   */
  watch(
    bet: PendingBet,
    since: number,
    firstMs: number,
    answered: Answered | null = null,
    agoMs = this.clock.monotonic() - since,
  ): void {
    this.#drop(bet.key);
    const untilOverdue = Math.max(0, overdueAfterMs(bet.delaySeconds) - agoMs);
    const question: Question = {
      bet,
      since,
      answered,
      attempt: 0,
      asking: false,
      cancelNext: () => undefined,
      cancelOverdue: this.scheduler.after(untilOverdue, () => this.#overdue(bet)),
    };
    this.#questions.set(bet.key, question);
    if (firstMs === 0) void this.#ask(question);
    else question.cancelNext = this.scheduler.after(firstMs, () => void this.#ask(question));
  }

  stop(): void {
    for (const key of this.#questions.keys()) this.#drop(key);
  }

  async #ask(question: Question): Promise<void> {
    const { key } = question.bet;
    if (question.asking || !this.config.capabilities.betKeys) return;
    question.cancelNext();
    if (this.pending.find(key) === null) {
      this.#drop(key);
      return;
    }
    question.asking = true;
    const { epoch } = this.session;
    const couldArrive = this.#couldArrive(question);
    const reply = await this.bets.byKey(key);
    question.asking = false;
    if (this.session.epoch !== epoch || this.#questions.get(key) !== question) return;
    this.#learn(question, reply, couldArrive);
  }

  #learn(question: Question, reply: Result<Bet | null, Failure>, couldArrive: boolean): void {
    if (reply.ok && reply.value !== null) this.news.told(reply.value, question.bet.key);
    else if (reply.ok && !couldArrive) this.#notPlaced(question);
    if (this.pending.find(question.bet.key) === null) {
      this.#drop(question.bet.key);
      return;
    }
    const delayLeft = reply.ok ? (reply.value?.delayLeftMs ?? 0) : 0;
    const wait = delayLeft > 0 ? delayLeft + AFTER_DELAY_MS : backOffMs(question.attempt);
    question.attempt += 1;
    question.cancelNext = this.scheduler.after(wait, () => void this.#ask(question));
  }

  #couldArrive({ bet, since, answered }: Question): boolean {
    return answered === null && this.clock.monotonic() - since < betTimeoutMs(bet.delaySeconds);
  }

  #notPlaced({ bet, answered }: Question): void {
    const view = findSlipOfKey(this.betting, bet.key);
    const unknown = view?.placement.state === 'unknown' ? view.placement : null;
    // A bet that waits out its delay was seen by the server: that it is not found is the server's trouble, so we keep asking.
    if (view?.placement.state === 'delayed') return;
    this.pending.remove(bet.key);
    this.cue.execute('rejected');
    if (view !== null && unknown !== null) {
      const move = answered === null ? NOT_FOUND : ({ kind: 'refused', ...answered } as const);
      this.betting.placementMoved(view.id, placementAfter(unknown, move));
      if (answered !== null) return;
    }
    const forgotten = this.clock.now() - bet.sentAt > KEY_LIFE_MS;
    this.notify.execute(
      say(forgotten ? 'bet.unknownHere' : 'bet.notPlaced'),
      forgotten ? 'warning' : 'error',
    );
  }

  /** F57: said, and still asked for. */
  #overdue({ key, sentAt }: PendingBet): void {
    const view = findSlipOfKey(this.betting, key);
    if (view?.placement.state !== 'unknown' && view?.placement.state !== 'delayed') return;
    this.betting.placementMoved(view.id, placementAfter(view.placement, { kind: 'overdue', key, sentAt }));
  }

  #drop(key: BetKey): void {
    const question = this.#questions.get(key);
    question?.cancelNext();
    question?.cancelOverdue();
    this.#questions.delete(key);
  }
}
