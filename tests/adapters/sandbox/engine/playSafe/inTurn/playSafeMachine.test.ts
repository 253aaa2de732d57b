import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SafeHistory } from '../SafeHistory';
import type { Deed } from '../SafeHistory';
import { SafeWorld } from '../SafeWorld';
import { runs } from '@tests/support/runs';

// Slow on purpose, and most of the time of a history: what is proved here knows no passwords.
vi.mock('@/adapters/sandbox/engine/accounts/passwordHash', () => ({
  passwordHash: (password: string, salt: string) => `${salt}:${password}`,
}));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const kind = fc.constantFrom('deposit' as const, 'loss' as const, 'stake' as const);
const period = fc.constantFrom('day' as const, 'week' as const, 'month' as const);
const rupees = fc.integer({ min: 100, max: 1_500 });
/** What both ways to pay in take. */
const paidIn = fc.integer({ min: 500, max: 2_000 });
const ends = fc.constantFrom(
  'approved' as const,
  'approved' as const,
  'declined' as const,
  'expired' as const,
  'waits' as const,
);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind,
      period,
      amount: fc.option(fc.integer({ min: 1, max: 4_000 }), { freq: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), kind, period }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), kind, period }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      rupees,
      side: fc.constantFrom('back' as const, 'lay' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('round' as const),
      rupees,
      pays: fc.constantFrom(0, 0, 0.5, 1, 3, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('deposit' as const, 'depositThere' as const),
      rupees: paidIn,
      ends,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('order' as const), rupees: paidIn }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), ends }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1_000, HOUR, DAY - 1, DAY, DAY, 3 * DAY, 7 * DAY, 31 * DAY, 183 * DAY),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('timeOut' as const), days: fc.constantFrom(1, 7, 30, 42) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('exclude' as const), months: fc.constantFrom(6, 12, null) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'return' } as const) },
  { weight: 3, arbitrary: fc.constantFrom({ do: 'anotherTab' } as const, { do: 'logOut' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      offMs: fc.integer({ min: -400 * DAY, max: -1 }),
    }),
  },
);

const HISTORIES = runs(700);
const A_WORLD_EVERY = 50;
const A_RELOAD_EVERY = 10;

describe('what players set themselves, against a diary that knows only the rules', () => {
  it('in thousands of histories no bet, round or deposit passes a limit, and nothing shortens a wait: no clock, reload, tab or log-in', () => {
    const fresh = new SafeWorld();
    let world = new SafeWorld(fresh);
    let tried = 0;
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(
        fc.array(deed, { minLength: 15, maxLength: 30 }),
        fc.integer({ min: -DAY, max: DAY }),
        (deeds, device) => {
          tried += 1;
          if (tried % A_WORLD_EVERY === 0) world = new SafeWorld(fresh);
          const history = new SafeHistory(world, seen);
          const middle = Math.floor(deeds.length / 2);
          deeds.forEach((each, at) => {
            if (at === middle && tried % A_RELOAD_EVERY === 0) history.reload(device);
            history.does(each);
          });
          history.end();
        },
      ),
      { numRuns: HISTORIES, seed: 6 },
    );
    // The histories had everything in them, both ways.
    for (const what of [
      'bet taken',
      'bet stopped',
      'round taken',
      'round stopped',
      'order stopped',
      'deposit taken',
      'deposit stopped',
      'confirmed',
      'confirmed too early',
      'turned away',
      'came back',
    ])
      expect(seen[what] ?? 0, what).toBeGreaterThan(HISTORIES / 200);
  });
});
