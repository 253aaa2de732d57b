import { afterEach, describe, it, vi } from 'vitest';
import { expectFaults, expectReconciled } from '@tests/support/simulation/expectReconciled';
import { BrowserBackend } from '@tests/support/simulation/BrowserBackend';
import { simulate } from '@tests/support/simulation/simulate';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ten thousand placements by whole clients over bad lines, part 1 of 4', () => {
  it.each([1, 2])(
    '[P14] [P15] [P11] [P12] [P18] [P19] [F41] [F42] [F53] [F54] [F55] [F56] [F58] [F62] seed %i: none lost, none doubled, every phone as the engine',
    async (seed) => {
      const simulation = await simulate(new BrowserBackend(seed), seed, 1_250);
      expectFaults(simulation, 1_250);
      expectReconciled(simulation);
    },
    300_000,
  );
});
