import { onTestFailed, TestRunner } from 'vitest';
import { inventFrom } from './inventFrom';

/** One seed a day would make a run red by luck; another one is a setting away, and the nightly run draws its own. */
const USUAL_SEED = 20_261_122;

/** What all that is invented in this run follows from. `TEST_SEED=7 npm run test:core` invents other data. */
export const TEST_SEED = Number(process.env['TEST_SEED'] ?? USUAL_SEED);

/**
 * Data that did not come to the author's mind, for one test. The same `purpose` and seed give the same data, whatever other tests run before
 * it; when the test fails, the seed is printed. Assert what follows from the data, never a literal of it: it changes with faker's version.
 */
export function invent(purpose: string) {
  tellSeedOnFailure();
  return inventFrom(TEST_SEED, purpose);
}

function tellSeedOnFailure(): void {
  if (TestRunner.getCurrentTest() === undefined) return;
  onTestFailed(
    () => void process.stderr.write(`The data of this test was invented from TEST_SEED=${TEST_SEED}.\n`),
  );
}
