/** Timers, injected so that tests own time. Each returns how to cancel it. */
export interface Scheduler {
  after(ms: number, task: () => void): () => void;
  /** Not while the page is hidden: from when it is seen again on. Who has to know at once listens for that. */
  every(ms: number, task: () => void): () => void;
  /** Before the next paint; in a hidden page at the latest after a second. */
  nextFrame(task: () => void): () => void;
}
