import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OtpWaits } from '@/application/session/OtpWaits';
import { ManualClock } from '@/adapters/node/ManualClock';
import type { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aBet } from '@tests/support/mothers/betting';
import { ASHAS_NUMBER } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';
import { bettingWorld } from '../betting/bettingWorld';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The wall clock jumps by so much, so long after the step before. */
interface Jump {
  readonly afterMs: number;
  readonly byMs: number;
}

const jumps = (within: number): fc.Arbitrary<readonly Jump[]> =>
  fc.array(
    fc.record({
      afterMs: fc.integer({ min: 0, max: within }),
      byMs: fc.oneof(
        fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
        fc.integer({ min: -30_000, max: 30_000 }),
      ),
    }),
    { maxLength: 6 },
  );

/** Lets `ms` pass, jumping on the way. */
async function passJumping(scheduler: ManualScheduler, ms: number, some: readonly Jump[]): Promise<void> {
  let left = ms;
  for (const { afterMs, byMs } of some) {
    const step = Math.min(left, afterMs);
    await scheduler.pass(step);
    scheduler.clock.jump(byMs);
    left -= step;
  }
  await scheduler.pass(left);
}

describe('a wall clock that jumps', () => {
  it('[P31] [F83] neither extends nor shortens the countdown of an in-play delay, whose end is known to within the round trip', async () => {
    let jumped = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8_000 }),
        fc.integer({ min: 0, max: 6_000 }),
        fc.integer({ min: 0, max: 6_000 }),
        jumps(3_000),
        jumps(8_000),
        async (delayMs, thereMs, backMs, before, meanwhile) => {
          const world = bettingWorld();
          world.withSlip();
          const asked = world.clock.monotonic();
          void world.placeBet();
          const [{ key } = { key: null }] = world.bets.orders;
          if (key === null) throw new Error('no order left');
          // The engine takes the bet in after `thereMs`, and its word is `backMs` on the way.
          await passJumping(world.scheduler, thereMs + backMs, before);
          const trueEnd = asked + thereMs + delayMs;
          await world.bets.reply(aBet({ key, status: 'pending', matched: 0 as never, delayLeftMs: delayMs }));
          const until = endOf(world);
          expect(until - trueEnd).toBeGreaterThanOrEqual(0);
          expect(until - trueEnd).toBeLessThanOrEqual(thereMs + backMs);
          jumped += meanwhile.length;
          await passJumping(world.scheduler, Math.floor(delayMs / 2), meanwhile);
          expect(endOf(world)).toBe(until);
          // What is left to count is what has not passed.
          expect(until - world.clock.monotonic()).toBe(delayMs - Math.floor(delayMs / 2));
        },
      ),
      { numRuns: runs(300) },
    );
    expect(jumped).toBeGreaterThan(300);
  });

  it('[P31] [F57] [F83] neither extends nor shortens the time after which an unknown bet is overdue', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 15_000 }),
        jumps(15_000),
        jumps(25_000),
        async (lostAfterMs, before, meanwhile) => {
          const world = bettingWorld();
          world.bets.failure = { kind: 'offline', sent: false };
          world.withSlip();
          void world.placeBet();
          await passJumping(world.scheduler, lostAfterMs, before);
          await world.bets.refuse({ kind: 'timedOut', sent: true });
          // The delay of the market, 5 s, and 20 s.
          await passJumping(world.scheduler, 25_000 - lostAfterMs - 1, meanwhile);
          expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: false });
          await world.scheduler.pass(1);
          expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('[P31] [F67] [F83] neither extends nor shortens the wait for another code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), jumps(40_000), (seconds, some) => {
        const clock = new ManualClock();
        const waits = new OtpWaits(clock);
        const openAt = waits.coolDown('signUp', ASHAS_NUMBER, seconds);
        let passed = 0;
        for (const { afterMs, byMs } of some) {
          clock.advance(afterMs);
          passed += afterMs;
          clock.jump(byMs);
          const left = Math.max(0, Math.ceil(seconds - passed / 1_000));
          expect(waits.secondsLeft('signUp', ASHAS_NUMBER)).toBe(left);
          expect(openAt - clock.monotonic()).toBe(seconds * 1_000 - passed);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});

function endOf({ betting }: ReturnType<typeof bettingWorld>): number {
  if (betting.placement.state !== 'delayed') throw new Error(`not delayed but ${betting.placement.state}`);
  return betting.placement.until;
}
