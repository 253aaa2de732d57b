import { afterEach, describe, it, vi } from 'vitest';
import { runs } from '@tests/support/runs';
import { expectFaults, expectReconciled } from '@tests/support/simulation/expectReconciled';
import { BrowserBackend } from '@tests/support/simulation/BrowserBackend';
import { simulate } from '@tests/support/simulation/simulate';

/** A share of one world in every run; a million placements over a hundred worlds in `npm run test:long`. */
const WORLDS = runs(1, 100);
const PLACEMENTS = runs(900, 10_000);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('placements by whole clients over bad lines, some of them delivered ten minutes late', () => {
  it.each(Array.from({ length: WORLDS }, (_, at) => at + 1))(
    '[P14] [P15] [P11] [P12] [P18] [P19] [F41] [F42] [F53] [F54] [F55] [F56] [F58] [F62] [F89] [F94] seed %i: none lost, none doubled, one bet a wish, every phone as the engine',
    async (seed) => {
      const simulation = await simulate(new BrowserBackend(seed), seed, PLACEMENTS);
      expectFaults(simulation, PLACEMENTS);
      expectReconciled(simulation);
    },
  );
});
