import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineWins } from '@/adapters/sandbox/provider/kinds/slot/lineWins';
import { SLOT_MODELS } from '@/adapters/sandbox/provider/kinds/slot/slotModels';
import { SCATTER, WILD } from '@/adapters/sandbox/provider/kinds/slot/SlotModel';
import { slotKind } from '@/adapters/sandbox/provider/kinds/slotKind';
import { slotOwes } from '@games/kinds/slot/owes';
import type { SlotRound, SlotView } from '@games/kinds/slot/SlotRound';
import { runs } from '@tests/support/runs';

/** Wilds and scatters far more often than on any reel: where they meet, the two could differ. */
const symbol = fc.oneof(fc.constant(WILD), fc.constant(SCATTER), fc.nat({ max: 7 }));
const grid = fc.array(fc.array(symbol, { minLength: 3, maxLength: 3 }), { minLength: 5, maxLength: 5 });
const STAKE = 20_00;

describe('what the page of a slot reckons that a spin owes', () => {
  it.each([
    ['20101', 'expand'],
    ['20105', 'walking'],
    ['20107', 'mystery'],
  ] as const)(
    '[CASINO-03] of slot %s is what the provider pays for its lines, whatever stands there',
    (variant, feature) => {
      const model = SLOT_MODELS[feature];
      const view = slotKind.about?.(variant) as unknown as SlotView;
      fc.assert(
        fc.property(grid, (drawn) => {
          const spin = { grid: drawn, wins: [], scatters: 0, freeLeft: 0, paid: 0 };
          const round = { stake: STAKE / 100, spins: [spin] } as unknown as SlotRound;
          const worth = lineWins(model, drawn).reduce((sum, { pays }) => sum + pays, 0);
          expect(slotOwes(round, view)).toBe(Math.floor((STAKE * worth) / model.lines));
        }),
        { numRuns: runs(300, 10_000) },
      );
    },
  );
});
