import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { Scheduler } from '../ports/device/Scheduler';
import { backOffMs } from '../shared/backOffMs';
import { CancelSource } from '../ports/device/CancelSource';

export const POLL_EVERY_MS = 2_000;
/** As long as nobody answers, what was heard last counts for this long. */
const SILENCE_MS = 2 * POLL_EVERY_MS;
/** assumed: an answer that takes longer is worth less than another question. */
const GIVE_UP_MS = 8_000;

export interface PollTask<Answer> {
  ask(cancellation: Cancellation): Promise<Result<Answer, Failure>>;
  answered(answer: Answer): void;
  /** A question failed, or nothing was heard for a while: what is known is no longer true enough to bet on. */
  doubted(): void;
  /** Whether to ask at all now: not in a page that nobody sees, not without a network. */
  mayAsk(): boolean;
}

/** Asks one thing again and again, one call at a time; slower, and not in step with others, while it fails. */
export class PollLoop<Answer> {
  #call: CancelSource | null = null;
  #failures = 0;
  #cancelNext: (() => void) | null = null;
  #cancelSilence: (() => void) | null = null;

  constructor(
    private readonly task: PollTask<Answer>,
    private readonly scheduler: Scheduler,
    /** 0 <= x < 1. */
    private readonly random: () => number,
  ) {}

  /** Asks now. A call under way is given up: it may have set out before whatever made us ask. */
  now(): void {
    this.#rest();
    if (this.task.mayAsk()) void this.#ask();
  }

  stop(): void {
    this.#rest();
    this.#cancelSilence?.();
  }

  #rest(): void {
    this.#cancelNext?.();
    this.#cancelNext = null;
    const call = this.#call;
    this.#call = null;
    call?.cancel();
  }

  async #ask(): Promise<void> {
    const call = new CancelSource();
    this.#call = call;
    // A call that was given up just now is gone a moment later: who asks before would be given its answer.
    await Promise.resolve();
    if (this.#call !== call) return;
    if (this.#cancelSilence === null) this.#expectAnswer();
    const stopTimer = this.scheduler.after(GIVE_UP_MS, () => call.cancel());
    const reply = await unlessCancelled(this.task.ask(call), call);
    stopTimer();
    if (this.#call !== call) return;
    this.#call = null;
    if (reply?.ok === true) this.#answered(reply.value);
    else this.#failed(reply?.error ?? null);
  }

  #answered(answer: Answer): void {
    this.#failures = 0;
    this.#expectAnswer();
    this.#next(POLL_EVERY_MS);
    this.task.answered(answer);
  }

  #failed(failure: Failure | null): void {
    this.#failures += 1;
    const askedFor = failure?.kind === 'coolDown' ? 1_000 * failure.seconds : 0;
    this.#next(Math.max(askedFor, backOffMs(this.#failures) * (0.75 + this.random() / 2)));
    this.task.doubted();
  }

  #expectAnswer(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = this.scheduler.after(SILENCE_MS, () => {
      this.#cancelSilence = null;
      this.task.doubted();
    });
  }

  #next(ms: number): void {
    this.#cancelNext = this.scheduler.after(ms, () => this.now());
  }
}

/** null when it was given up, whatever the call itself makes of that. */
function unlessCancelled<T>(answer: Promise<T>, call: Cancellation): Promise<T | null> {
  return new Promise((resolve, reject) => {
    call.onCancel(() => resolve(null));
    answer.then(resolve, reject);
  });
}
