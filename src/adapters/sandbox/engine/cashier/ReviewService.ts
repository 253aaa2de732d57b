import type { Kernel } from '../kernel/Kernel';
import type { Review, ReviewHandler, ReviewKind, Verdict } from './Review';

/** Requests that wait for a decision. Each is decided once: by hand, or by itself when it is due. */
export class ReviewService {
  readonly #waiting = new Map<string, Review>();
  readonly #handlers = new Map<ReviewKind, ReviewHandler>();
  #laterMs = 0;

  constructor(
    private readonly kernel: Kernel,
    saved?: readonly Review[],
  ) {
    for (const review of saved ?? []) this.#waiting.set(review.id, review);
  }

  register(kind: ReviewKind, handler: ReviewHandler): void {
    this.#handlers.set(kind, handler);
  }

  add(review: Review): void {
    this.#waiting.set(review.id, { ...review, dueAt: review.dueAt + this.#laterMs });
    this.kernel.touch();
    this.kernel.note('review', review.kind, review.id);
  }

  /** The player took it back. */
  drop(id: string): void {
    if (this.#waiting.delete(id)) this.kernel.touch();
  }

  /** What is asked from now on is decided by itself so much later. */
  delayBy(ms: number): void {
    this.#laterMs = ms;
  }

  /** Oldest first. */
  all(): readonly Review[] {
    return [...this.#waiting.values()];
  }

  /** False: nothing of this id waits. */
  decide(id: string, verdict: Verdict): boolean {
    const review = this.#waiting.get(id);
    if (review === undefined) return false;
    this.drop(id);
    this.kernel.note('decision', id, verdict.kind);
    const handler = this.#handlers.get(review.kind);
    if (verdict.kind === 'approve') handler?.approve(id);
    else if (verdict.kind === 'decline') handler?.decline(id, verdict.reason);
    else handler?.expire(id);
    return true;
  }

  nextDue(): number {
    let due = Infinity;
    for (const review of this.#waiting.values()) due = Math.min(due, review.dueAt);
    return due;
  }

  /** In the order of their times; of two at one time, the one that came first. */
  runDue(): void {
    const due = this.all()
      .filter(({ dueAt }) => dueAt <= this.kernel.now)
      .toSorted((one, other) => one.dueAt - other.dueAt);
    for (const { id, verdict } of due) this.decide(id, verdict);
  }

  /** Of a player who is forgotten. */
  forget(userId: string): void {
    for (const { id, userId: owner } of this.all()) if (owner === userId) this.drop(id);
  }

  save(): readonly Review[] {
    return this.all();
  }
}
