import type { SentSummary } from '@/domain/cashier/SentSummary';
import {
  IDLE,
  isUndecidedSubmission,
  sentOf,
  type Submission,
  type SubmissionKind,
} from '@/domain/cashier/Submission';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say, type Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { SubmissionState } from '../ports/state/SubmissionState';
import { AskByKey } from './AskByKey';
import { foundUnder, type Found } from './foundUnder';
import { SUBMISSIONS } from './submissions';
import type { SentSubmission, SubmissionMemory } from './SubmissionMemory';

/** What differs from form to form. */
export interface SubmitParts<Order, Received> {
  readonly kind: SubmissionKind;
  /** Sends it, once. */
  readonly send: (order: Order, key: SubmissionKey) => Promise<Result<Received, Failure>>;
  /** What the server knows of this key; `null`: its own word that it never saw it. */
  readonly find: (key: SubmissionKey) => Promise<Result<Received | null, Failure>>;
  /** The server has it: said at once, or found later. */
  readonly taken?: (received: Received) => void;
  /** Said when the server refuses without a word. */
  readonly refused: MessageKey;
}

/** What the player wants now, and what is saved of it. */
interface Wanted<Order> {
  readonly order: Order;
  readonly summary?: SentSummary;
}

/**
 * Sends a form of money or identity once. Its key is stored before anything leaves and belongs to it until a server has said what became of it: here,
 * after a reload, in another tab or at the next log-in. "Never seen" is no such word: the request may come ten minutes late. So whatever is
 * sent meanwhile, changed or not, is asked for first and carries the same key, and the money cannot be taken twice (F65, F89, F90).
 */
export class SubmitOnce<Order, Received> {
  readonly #asks: AskByKey;
  /** Nothing was heard of these in this page, and they are not expected any more: another may go out under one of them. */
  readonly #unheard = new Set<SubmissionKey>();
  #cancelWait: () => void = () => undefined;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly parts: SubmitParts<Order, Received>,
    private readonly state: SubmissionState<Received>,
    private readonly memory: SubmissionMemory,
    private readonly ports: Pick<Ports, 'session' | 'ids' | 'clock' | 'scheduler'>,
  ) {
    this.#asks = new AskByKey(ports.session, ports.clock, ports.scheduler);
  }

  /**
   * Does nothing while one is under way, here or in another tab: that one is then shown instead. `summary`: what is saved beside the key, for a page that
   * is opened before there is an answer.
   */
  async submit(order: Order, summary: SentSummary | null = null): Promise<void> {
    const { submission } = this.state;
    if (isUndecidedSubmission(submission)) return;
    const open = sentOf(submission);
    const stored = this.memory.all(this.parts.kind).filter(({ key }) => key !== open?.key);
    const other = stored.find(({ key }) => !this.#unheard.has(key));
    if (other !== undefined) {
      if (open !== null) this.#asks.drop(open.key);
      this.#ask(other, null, true);
      return;
    }
    const wanted = { order, ...(summary && { summary }) };
    const [first, ...more] = open === null ? stored : [open, ...stored];
    if (first === undefined) await this.#send(wanted, this.#newKey(), false);
    else await this.#sendAgain(wanted, [first, ...more]);
  }

  /** Takes up what was sent before, the oldest first: after a reload, or by another tab. True when there is something. */
  resume(): boolean {
    if (sentOf(this.state.submission) !== null) return true;
    const [sent] = this.memory.all(this.parts.kind);
    if (sent === undefined) return false;
    this.#ask(sent, null, false);
    return true;
  }

  /** Resolves when nothing is under way, and at the end of the session. */
  decided(): Promise<void> {
    if (!isUndecidedSubmission(this.state.submission)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Back to an empty form, or to the next that was sent; what is under way stays, and what may still arrive. */
  acknowledge(): void {
    const { state } = this.state.submission;
    if (state !== 'accepted' && state !== 'rejected') return;
    this.#move(IDLE);
    this.resume();
  }

  /** As a participant of sessions. */
  opened(): void {
    this.resume();
  }

  /** Nobody is signed in any more. Keys stay with their player. */
  closed(): void {
    this.#asks.stop();
    this.#unheard.clear();
    this.#move(IDLE);
  }

  /** Something was sent under these keys already, and nobody knows what became of it: that comes first. */
  async #sendAgain(
    wanted: Wanted<Order>,
    before: readonly [SentSubmission, ...SentSubmission[]],
  ): Promise<void> {
    const { kind } = this.parts;
    const { epoch } = this.ports.session;
    const [shown] = before;
    this.#asks.drop(shown.key);
    // Another tab may have had its answer and forgotten it: it is under way again, and that tab is to know.
    this.memory.write(kind, shown);
    this.#move({ state: 'submitting', ...shown });
    let again: SentSubmission | null = null;
    for (const sent of before) {
      const reply = await foundUnder(sent.key, this.parts.find);
      if (this.ports.session.epoch !== epoch) return;
      if (!reply.ok || reply.value === null) again ??= sent;
      else if ('received' in reply.value) return this.#accepted(sent, reply.value.received, true);
      // It was refused: its key has had its answer, and what is wanted now is another thing.
      else this.#forget(sent.key);
    }
    return again === null ? this.#send(wanted, this.#newKey(), false) : this.#send(wanted, again, true);
  }

  async #send(
    { order, summary }: Wanted<Order>,
    { key, sentAt }: SentSubmission,
    again: boolean,
  ): Promise<void> {
    const { epoch } = this.ports.session;
    const sent = { key, sentAt, ...(summary && { summary }) };
    this.memory.write(this.parts.kind, sent);
    this.#move({ state: 'submitting', ...sent });
    const reply = await this.parts.send(order, key);
    // The session is over: the key stays with its player and is asked for at the next log-in.
    if (this.ports.session.epoch !== epoch) return;
    if (reply.ok) this.#accepted(sent, reply.value, false);
    else this.#failed(sent, reply.error, again);
  }

  #failed(sent: SentSubmission, failure: Failure, again: boolean): void {
    const fate = fateOf(failure);
    if (fate === 'answered') this.#rejected(sent, failure);
    else if (fate === 'notSent' && !again) this.#over(sent, say('cashier.notSent'), null);
    else this.#ask(sent, failure, isReused(failure));
  }

  /**
   * Looks for it until the server has said what became of it; the form waits as long as it is expected to arrive. `failure`: what came instead of an
   * answer just now; null: it was sent before this page began. `entered`: something was entered since and not sent, because this may stand.
   */
  #ask(sent: SentSubmission, failure: Failure | null, entered: boolean): void {
    const { kind } = this.parts;
    const { expectedMs, lifeMs, unheard } = SUBMISSIONS[kind];
    // The clock of the wall may jump: it decides how long the form waits, never what became of the money.
    const ago = failure === null ? Math.max(0, this.ports.clock.now() - sent.sentAt) : 0;
    const seconds = failure?.kind === 'coolDown' ? failure.seconds : null;
    const message = say(unheard);
    const said = this.#wordsOf(failure);
    const unconfirmed = (): void => {
      this.#unheard.add(sent.key);
      if (this.state.submission.state === 'unknown')
        this.#move({ state: 'unconfirmed', ...sent, message, said, waitSeconds: seconds });
    };
    this.#move({ state: 'unknown', ...sent });
    // A server that asks for a pause is not asked before, and the player is told at once.
    if (seconds !== null) unconfirmed();
    else this.#cancelWait = this.ports.scheduler.after(Math.max(0, expectedMs - ago), unconfirmed);
    const firstMs = (seconds ?? 0) * 1_000;
    const times = { since: this.ports.clock.monotonic() - ago, expectedMs, lifeMs, firstMs };
    this.#asks.ask<Found<Received>>(
      sent.key,
      {
        find: () => foundUnder(sent.key, this.parts.find),
        found: (found) => {
          if ('received' in found) this.#accepted(sent, found.received, entered);
          else this.#rejected(sent, found.refusal);
          return null;
        },
        // The server has said both, that the key was used and that nothing stands under it: nothing can any more.
        neverSeen: () => {
          if (failure !== null && isReused(failure)) this.#over(sent, say('cashier.notReceived'), null);
          else unconfirmed();
        },
        givenUp: unconfirmed,
      },
      times,
    );
  }

  #accepted({ key }: SentSubmission, received: Received, earlier: boolean): void {
    this.#forget(key);
    this.parts.taken?.(received);
    this.#move({ state: 'accepted', received, earlier });
  }

  #rejected(sent: SentSubmission, failure: Failure): void {
    const code = failure.kind === 'refused' ? (failure.code ?? null) : null;
    this.#over(sent, describeFailure(failure, this.parts.refused), code);
  }

  #over({ key }: SentSubmission, message: Message, code: string | null): void {
    this.#forget(key);
    this.#move({ state: 'rejected', message, code, waitSeconds: null });
  }

  #forget(key: SubmissionKey): void {
    this.memory.remove(this.parts.kind, key);
    this.#asks.drop(key);
    this.#unheard.delete(key);
  }

  #newKey(): SentSubmission {
    return { key: this.ports.ids.submissionKey(), sentAt: this.ports.clock.now() };
  }

  #wordsOf(failure: Failure | null): Message | null {
    if (failure === null || !('message' in failure) || failure.message === undefined) return null;
    return describeFailure(failure, this.parts.refused);
  }

  #move(submission: Submission<Received>): void {
    this.#cancelWait();
    this.state.submissionMoved(submission);
    if (isUndecidedSubmission(submission)) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

function isReused(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'KEY_REUSED';
}
