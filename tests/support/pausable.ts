/** A gate for a fake: while it is paused, calls wait; `resume` lets them through in order. */
export interface Gate {
  pause(): void;
  resume(): void;
  /** Calls that wait at the gate now. */
  readonly waiting: number;
  /** Resolves at once, or when the gate is opened. */
  pass(): Promise<void>;
}

export function pausable(): Gate {
  let open = true;
  let queue: (() => void)[] = [];
  return {
    pause() {
      open = false;
    },
    resume() {
      open = true;
      const waiting = queue;
      queue = [];
      for (const proceed of waiting) proceed();
    },
    get waiting() {
      return queue.length;
    },
    pass() {
      return open ? Promise.resolve() : new Promise((resolve) => queue.push(resolve));
    },
  };
}
