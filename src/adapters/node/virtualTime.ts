import { settle } from './settle';
import type { ManualScheduler } from './ManualScheduler';
import { PATIENCE_MS, waitedInVain, type Time } from './Time';

const STEP_MS = 20;
/** Turns of the event loop in which a request, its answer and what follows from it come to rest. */
const TURNS = 12;

/** Time that moves only when somebody waits: the same commands and the same seed give the same lines. */
export function virtualTime(scheduler: ManualScheduler, catchUp: () => void): Time {
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await settle();
  };
  const step = async (ms: number): Promise<void> => {
    scheduler.advance(ms);
    catchUp();
    scheduler.runFrame();
    await rest();
  };
  return {
    pass: async (ms) => {
      await rest();
      for (let left = ms; left > 0; left -= STEP_MS) await step(Math.min(left, STEP_MS));
    },
    until: async (holds, what) => {
      await rest();
      for (let waited = 0; !holds(); waited += STEP_MS) {
        if (waited > PATIENCE_MS) throw waitedInVain(what);
        await step(STEP_MS);
      }
    },
  };
}
