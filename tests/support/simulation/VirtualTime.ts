import { vi } from 'vitest';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import type { SimTime } from './SimTime';

/**
 * One time for the clients, the doors and the world: timers, intervals and the turns of the sandbox's doors are tasks of one manual scheduler,
 * so that a run depends on its seed alone and takes no longer than its work.
 */
export class VirtualTime implements SimTime {
  readonly scheduler = new ManualScheduler();

  /** Takes over the timers of this process; to be undone with `vi.unstubAllGlobals()`. */
  constructor() {
    const { scheduler } = this;
    const stop = (cancel: unknown): void => {
      if (typeof cancel === 'function') cancel();
    };
    vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => scheduler.after(ms, task));
    vi.stubGlobal('setInterval', (task: () => void, ms: number) => scheduler.every(ms, task));
    vi.stubGlobal('clearTimeout', stop);
    vi.stubGlobal('clearInterval', stop);
    vi.stubGlobal(
      'MessageChannel',
      class {
        readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
        readonly port2 = {
          postMessage: () => void scheduler.after(0, () => this.port1.onmessage?.()),
        };
      },
    );
  }

  pass(ms: number): Promise<void> {
    return this.scheduler.pass(ms);
  }
}
