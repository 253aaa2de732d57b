import { IDLE, isUndecidedSubmission } from '@/domain/cashier/Submission';
import type { SubmissionKind } from '@/domain/cashier/Submission';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { Scheduler } from '../ports/device/Scheduler';
import type { SessionView } from '../ports/state/SessionState';
import type { SubmissionState } from '../ports/state/SubmissionState';
import { backOffMs } from '../sports/backOffMs';
import type { SentSubmission, SubmissionMemory } from './SubmissionMemory';

/** What differs from form to form. */
export interface SubmitParts<Order, Told> {
  readonly kind: SubmissionKind;
  /** Sends it, once. */
  readonly send: (order: Order, key: SubmissionKey) => Promise<Result<Told, Failure>>;
  /** What the server knows of this key; `null`: its own word that it never saw it. */
  readonly find: (key: SubmissionKey) => Promise<Result<Told | null, Failure>>;
  /** Said when the server refuses without a word. */
  readonly refused: MessageKey;
}

/** A request that was lost sight of may arrive this long after; only then does "never seen" count. On the clock that cannot jump. */
const MAY_ARRIVE_MS = 30_000;

/** One search for what became of a key; a newer one replaces it. */
interface Question {
  readonly number: number;
  /** Monotonic. */
  readonly since: number;
}

/**
 * Sends a form of money or identity once. The key is stored before anything leaves. A reply that is lost is asked for by the key, here,
 * after a reload or in another tab; nothing is ever sent twice (F65).
 */
export class SubmitOnce<Order, Told> {
  #asking = 0;
  #cancelNext: () => void = () => undefined;

  constructor(
    private readonly parts: SubmitParts<Order, Told>,
    private readonly state: SubmissionState<Told>,
    private readonly memory: SubmissionMemory,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly ids: Pick<IdSource, 'submissionKey'>,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** Does nothing while one is under way, here or in another tab: that one is then shown instead. */
  async execute(order: Order): Promise<void> {
    if (isUndecidedSubmission(this.state.submission) || this.resume()) return;
    const { kind, send } = this.parts;
    const sent = { key: this.ids.submissionKey(), sentAt: this.clock.now() };
    const { epoch } = this.session;
    this.memory.write(kind, sent);
    this.state.submissionMoved({ state: 'submitting', ...sent });
    const reply = await send(order, sent.key);
    // The session is over: the key stays with its player and is asked for at the next visit.
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.#accepted(sent, reply.value);
    else if (isAnswer(reply.error)) this.#rejected(sent, reply.error);
    else this.#unknown(sent);
  }

  /** Takes up what was sent before: after a reload, or by another tab. True when there is something. */
  resume(): boolean {
    if (isUndecidedSubmission(this.state.submission)) return true;
    const sent = this.memory.read(this.parts.kind);
    if (sent === null) return false;
    this.#unknown(sent);
    return true;
  }

  /** Back to an empty form; what is under way stays. */
  acknowledge(): void {
    if (!isUndecidedSubmission(this.state.submission)) this.state.submissionMoved(IDLE);
  }

  /** Nobody is signed in any more. */
  stop(): void {
    this.#asking += 1;
    this.#cancelNext();
    this.state.submissionMoved(IDLE);
  }

  #unknown(sent: SentSubmission): void {
    this.state.submissionMoved({ state: 'unknown', ...sent });
    this.#cancelNext();
    this.#asking += 1;
    void this.#ask(sent, { number: this.#asking, since: this.clock.monotonic() }, 0);
  }

  async #ask(sent: SentSubmission, question: Question, attempt: number): Promise<void> {
    const { epoch } = this.session;
    const ago = this.clock.monotonic() - question.since;
    const reply = await this.parts.find(sent.key);
    if (this.session.epoch !== epoch || this.#asking !== question.number) return;
    if (reply.ok && reply.value !== null) return this.#accepted(sent, reply.value);
    if (reply.ok && ago >= MAY_ARRIVE_MS) return this.#over(sent, say('cashier.notReceived'), null, null);
    this.#cancelNext = this.scheduler.after(
      backOffMs(attempt),
      () => void this.#ask(sent, question, attempt + 1),
    );
  }

  #accepted({ key }: SentSubmission, told: Told): void {
    this.memory.remove(this.parts.kind, key);
    this.state.submissionMoved({ state: 'accepted', told });
  }

  #rejected(sent: SentSubmission, failure: Failure): void {
    const code = failure.kind === 'refused' ? (failure.code ?? null) : null;
    const wait = failure.kind === 'coolDown' ? failure.seconds : null;
    const message = failure.sent ? describeFailure(failure, this.parts.refused) : say('cashier.notSent');
    this.#over(sent, message, code, wait);
  }

  #over({ key }: SentSubmission, message: Message, code: string | null, waitSeconds: number | null): void {
    this.memory.remove(this.parts.kind, key);
    this.state.submissionMoved({ state: 'rejected', message, code, waitSeconds });
  }
}

/** It provably did not leave, or the server dealt with it and said no. That the key was used says the opposite. */
function isAnswer(failure: Failure): boolean {
  if (!failure.sent) return true;
  if (failure.kind === 'refused') return failure.code !== 'KEY_REUSED';
  return failure.kind === 'coolDown' || failure.kind === 'unauthorised';
}
