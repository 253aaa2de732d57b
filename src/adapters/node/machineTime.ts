import { PATIENCE_MS, waitedInVain, type Time } from './Time';

const LOOK_EVERY_MS = 10;

const pass = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The time of this machine. */
export const machineTime: Time = {
  pass,
  until: async (holds, what) => {
    for (let waited = 0; !holds(); waited += LOOK_EVERY_MS) {
      if (waited > PATIENCE_MS) throw waitedInVain(what);
      await pass(LOOK_EVERY_MS);
    }
  },
};
