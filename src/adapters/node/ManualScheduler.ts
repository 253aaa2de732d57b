import type { Scheduler } from '@/application/ports/device/Scheduler';
import { ManualClock } from './ManualClock';
import { settle } from './settle';

interface Timer {
  readonly id: number;
  readonly task: () => void;
  readonly everyMs: number | null;
  dueAt: number;
}

/** Timers over a `ManualClock`: nothing runs until the test moves time. Frames run on `runFrame`, or with the time that passes. */
export class ManualScheduler implements Scheduler {
  readonly clock: ManualClock;
  #timers: Timer[] = [];
  #frames: { readonly task: () => void }[] = [];
  #nextId = 0;

  constructor(clock = new ManualClock()) {
    this.clock = clock;
  }

  after(ms: number, task: () => void): () => void {
    return this.#add(ms, task, null);
  }

  every(ms: number, task: () => void): () => void {
    if (!(ms > 0)) throw new Error(`an interval needs a length: ${ms}`);
    return this.#add(ms, task, ms);
  }

  nextFrame(task: () => void): () => void {
    const frame = { task };
    this.#frames.push(frame);
    return () => {
      this.#frames = this.#frames.filter((each) => each !== frame);
    };
  }

  /** Timers that still wait: none may be left when everything was released. */
  get timersLeft(): number {
    return this.#timers.length;
  }

  get framesLeft(): number {
    return this.#frames.length;
  }

  runFrame(): void {
    const due = this.#frames;
    this.#frames = [];
    for (const { task } of due) task();
  }

  /** Moves time; each due task runs at its own moment, in order. */
  advance(ms: number): void {
    const until = this.clock.monotonic() + ms;
    for (let timer = this.#nextDue(until); timer !== undefined; timer = this.#nextDue(until))
      this.#run(timer);
    this.clock.advance(until - this.clock.monotonic());
  }

  /** As `advance`, and lets promises settle before, between and after the tasks. */
  async pass(ms: number): Promise<void> {
    const until = this.clock.monotonic() + ms;
    await settle();
    for (let timer = this.#nextDue(until); timer !== undefined; timer = this.#nextDue(until)) {
      this.#run(timer);
      await settle();
    }
    this.clock.advance(until - this.clock.monotonic());
    await settle();
  }

  #add(ms: number, task: () => void, everyMs: number | null): () => void {
    const timer: Timer = {
      id: this.#nextId++,
      task,
      everyMs,
      dueAt: this.clock.monotonic() + Math.max(0, ms),
    };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** One look through them: a simulation asks this millions of times. */
  #nextDue(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.dueAt > until || (next !== undefined && timer.dueAt > next.dueAt)) continue;
      if (next === undefined || timer.dueAt < next.dueAt || timer.id < next.id) next = timer;
    }
    return next;
  }

  #run(timer: Timer): void {
    this.clock.advance(Math.max(0, timer.dueAt - this.clock.monotonic()));
    if (timer.everyMs === null) this.#timers = this.#timers.filter((each) => each !== timer);
    else timer.dueAt += timer.everyMs;
    timer.task();
  }
}
