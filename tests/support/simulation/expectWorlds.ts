import { afterEach, expect, it, vi } from 'vitest';
import { BrowserBackend } from './BrowserBackend';
import { expectMet } from './expectMet';
import { expectReconciled } from './expectReconciled';
import type { PlannedWorld } from './plannedWorlds';
import { simulate } from './simulate';
import { note, NOTHING, tallyOf, together } from './Tally';

/** Each world for itself, and what they met all together. */
export function expectWorlds(worlds: readonly PlannedWorld[]): void {
  let sum = NOTHING;

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(worlds)(
    '[P14] [P15] [P11] [P12] [P18] [P19] [F41] [F42] [F53] [F54] [F55] [F56] [F58] [F62] [F89] [F94] seed $seed: none lost, none doubled, one bet a wish, every phone as the engine',
    async ({ seed, placements }) => {
      const simulation = await simulate(new BrowserBackend(seed), seed, placements);
      const tally = tallyOf(simulation);
      sum = together(sum, tally);
      let agreed = false;
      try {
        expect(tally.placements).toBeGreaterThanOrEqual(placements);
        expect(tally).toMatchObject({ lost: 0, doubled: 0 });
        expectReconciled(simulation);
        agreed = true;
      } finally {
        note(seed, tally, agreed);
      }
    },
  );

  it('met every kind of fault often enough, and bets came to every end', () => {
    expectMet(sum);
  });
}
