/** Timers, injected so that tests own time. Each returns how to cancel it. */
export interface Scheduler {
  after(ms: number, task: () => void): () => void;
  every(ms: number, task: () => void): () => void;
  /** Before the next paint; in a hidden page at the latest after a second. */
  nextFrame(task: () => void): () => void;
}
