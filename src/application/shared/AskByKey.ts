import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { SessionView } from '../ports/state/SessionState';
import { backOffMs } from './backOffMs';

/** What one question brought: the server knows the key, it has never seen it, or it did not answer. */
export type Answer = 'found' | 'neverSeen' | 'noAnswer';

/** How a server is asked about one key, and what follows from its answers. */
export interface KeyInquiry<Received> {
  /** What the server knows under the key; null: its own word that it never saw it. */
  readonly find: () => Promise<Result<Received | null, Failure>>;
  /** The server spoke. null: that settles it. A number: it is asked again so many milliseconds later; 0: soon. */
  readonly found: (received: Received) => number | null;
  /** It never saw the key, and the request is not expected any more. It may still come, so asking goes on slowly. Called at each such answer. */
  readonly neverSeen: () => void;
  /** The server may have forgotten the key: its silence proves nothing from here on, and it is asked no more. */
  readonly givenUp: () => void;
}

export interface KeyTimes {
  /** When the request left, on the monotonic clock; before this page began: a smaller number. */
  readonly since: number;
  /** So long after it left the request is expected to arrive; "never seen" counts for nothing before. */
  readonly expectedMs: number;
  /** So long the server remembers the key. Counted from when this page began to ask: a wall clock that jumps between two visits must not forget a key (F83). */
  readonly lifeMs: number;
  /** When to ask for the first time; 0: now. */
  readonly firstMs?: number;
}

interface Reply {
  readonly answer: Answer;
  /** Hands on what was found. */
  readonly found: () => number | null;
}

interface Question extends KeyTimes {
  readonly find: () => Promise<Reply>;
  readonly neverSeen: () => void;
  readonly givenUp: () => void;
  /** When this page began to ask. */
  readonly begun: number;
  attempt: number;
  /** "Never seen" has counted: what comes now comes unexpected. */
  unheard: boolean;
  running: Promise<Answer> | null;
  cancelNext: () => void;
}

/**
 * Asks what became of requests whose reply was lost, each by its key, until the server has said it. "Never seen" is no end: something in between
 * may deliver the request minutes later (F89). So the key stays with what the player wanted, and the question with the key. One question a
 * key at a time; an answer of an older session is dropped.
 */
export class AskByKey {
  readonly #questions = new Map<string, Question>();

  constructor(
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  /** Asks until the server has said what became of the key. Called again for the same key (sent anew), it starts over. */
  ask<Received>(key: string, inquiry: KeyInquiry<Received>, times: KeyTimes): void {
    this.drop(key);
    const question: Question = {
      ...times,
      find: () => replyTo(inquiry),
      neverSeen: inquiry.neverSeen,
      givenUp: inquiry.givenUp,
      begun: this.clock.monotonic(),
      attempt: 0,
      unheard: false,
      running: null,
      cancelNext: () => undefined,
    };
    this.#questions.set(key, question);
    const { firstMs = 0 } = times;
    if (firstMs === 0) void this.#askNow(key, question);
    else question.cancelNext = this.scheduler.after(firstMs, () => void this.#askNow(key, question));
  }

  /** One question now, before the player goes on with another version of the same thing. A key that is not asked about was never sent. */
  once(key: string): Promise<Answer> {
    const question = this.#questions.get(key);
    return question === undefined ? Promise.resolve('neverSeen') : this.#askNow(key, question);
  }

  /** Asks about everything now: the link is back, the page woke up. */
  hurry(): void {
    for (const [key, question] of this.#questions) {
      question.attempt = 0;
      void this.#askNow(key, question);
    }
  }

  /** Money moved, and nobody here moved it: what was not seen so far may have arrived. It is asked for now instead of minutes later. */
  lookForUnheard(): void {
    for (const [key, question] of this.#questions) if (question.unheard) void this.#askNow(key, question);
  }

  isAsking(key: string): boolean {
    return this.#questions.has(key);
  }

  drop(key: string): void {
    this.#questions.get(key)?.cancelNext();
    this.#questions.delete(key);
  }

  /** The session is over: what is still open is asked for at the next one. */
  stop(): void {
    for (const key of this.#questions.keys()) this.drop(key);
  }

  #askNow(key: string, question: Question): Promise<Answer> {
    question.running ??= this.#run(key, question).finally(() => {
      question.running = null;
    });
    return question.running;
  }

  async #run(key: string, question: Question): Promise<Answer> {
    question.cancelNext();
    const { epoch } = this.session;
    // What counts is how old the request was when the question left, not when its answer came.
    const now = this.clock.monotonic();
    const ago = now - question.since;
    const { answer, found } = await question.find();
    if (this.session.epoch !== epoch || this.#questions.get(key) !== question) return 'noAnswer';
    let nextMs = 0;
    let settled = false;
    if (answer === 'found') {
      const again = found();
      settled = again === null;
      nextMs = again ?? 0;
    } else if (now - question.begun >= question.lifeMs) {
      settled = true;
      question.givenUp();
    } else if (answer === 'neverSeen' && ago >= question.expectedMs) {
      question.unheard = true;
      question.neverSeen();
    }
    // What was handed on may have ended the question, or begun it anew.
    if (this.#questions.get(key) !== question) return answer;
    if (settled) this.drop(key);
    else this.#askLater(key, question, nextMs === 0 ? pauseOf(question, ago) : nextMs);
    return answer;
  }

  #askLater(key: string, question: Question, ms: number): void {
    question.cancelNext();
    question.cancelNext = this.scheduler.after(ms, () => void this.#askNow(key, question));
  }
}

function pauseOf(question: Question, ago: number): number {
  if (question.unheard) return slowlyMs(ago);
  question.attempt += 1;
  return backOffMs(question.attempt - 1);
}

async function replyTo<Received>({ find, found }: KeyInquiry<Received>): Promise<Reply> {
  const reply = await find();
  if (!reply.ok) return { answer: 'noAnswer', found: () => null };
  const { value } = reply;
  return value === null
    ? { answer: 'neverSeen', found: () => null }
    : { answer: 'found', found: () => found(value) };
}

const TEN_MINUTES_MS = 600_000;

/** How long to wait before a request that nobody expects any more is asked for again: half a minute while it is young, then five minutes. */
function slowlyMs(agoMs: number): number {
  return agoMs < TEN_MINUTES_MS ? 30_000 : 300_000;
}
