import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '@tests/support/runs';
import {
  expectFormFaults,
  expectFormsReconciled,
  submissionsIn,
} from '@tests/support/simulation/forms/expectFormsReconciled';
import { simulateForms } from '@tests/support/simulation/forms/simulateForms';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('withdrawals and deposits over bad lines, delivered up to ten minutes late', () => {
  it('[F65] [F89] [F90] [F62] [F63] none lost, none doubled, and the app says of each what the engine has', async () => {
    const wanted = runs(700);
    let submissions = 0;
    for (let seed = 1; submissions < wanted; seed += 1) {
      const simulation = await simulateForms(seed);
      vi.unstubAllGlobals();
      expectFormFaults(simulation);
      expectFormsReconciled(simulation);
      submissions += submissionsIn(simulation);
    }
    expect(submissions).toBeGreaterThanOrEqual(wanted);
  });
});
