import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { bounded, control, place, Real, Replay, Wait } from './betCommands';
import { BetModel } from './BetModel';

const commands = fc.commands(
  [
    place,
    place,
    place,
    fc.constantFrom(500, 2_000, 5_000).map((ms) => new Wait(ms)),
    control('move', 'depth', 'suspend', 'ball', 'resume', 'resume', 'bumpVersion'),
    control('close', 'settle', 'resettle', 'rollback', 'void', 'removeRunner'),
    fc.tuple(fc.nat(20), fc.boolean()).map(([at, changed]) => new Replay(at, changed)),
  ],
  { maxCommands: 40 },
);

describe('bets, wallet and market against a model that only knows how to sum over outcomes', () => {
  it.each([0, 3])(
    '[P07] [P11] [P12] [P14] [P16] [P17] [P18] [P19] agree after every command, with a delay of %i s',
    (delaySeconds) => {
      bounded.worse = 0;
      fc.assert(
        fc.property(commands, (script) => {
          fc.modelRun(() => ({ model: new BetModel(3), real: new Real(delaySeconds) }), script);
        }),
        { numRuns: runs(70, 20_000) },
      );
      if (delaySeconds === 0) expect(bounded.worse).toBeGreaterThan(0);
    },
  );
});
