import { WAIT_LIMIT_MS } from './waitLimit';

/** The machine's own timer, also where a test has another one. */
const { setTimeout: later } = globalThis;
/** What is nearly there comes within so many turns; whoever waits longer leaves the machine to others in between. */
const SHORT = 200;

/** Waits for something to become true by turning the event loop, and says what it waited for when it never does. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  for (let turn = 0; !holds(); turn += 1) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}`);
    if (turn < SHORT) await new Promise<void>((resolve) => setImmediate(resolve));
    else await new Promise<void>((resolve) => void later(resolve, 1));
  }
}
