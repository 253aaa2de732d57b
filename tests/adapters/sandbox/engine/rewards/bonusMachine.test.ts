import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '@/adapters/sandbox/engine/rewards/Bonus';
import type { Bonus } from '@/adapters/sandbox/engine/rewards/Bonus';
import { OFFERS } from '@/adapters/sandbox/engine/rewards/offers';
import { runs } from '@tests/support/runs';
import { bonusBench, DAY } from './bonusBench';

type Bench = ReturnType<typeof bonusBench>;

const offer = fc.constantFrom(...OFFERS.map(({ id }) => id));
const stake = fc.integer({ min: 1, max: 900_000 });
const at = fc.nat({ max: 2 });
const command = fc.oneof(
  fc.record({ kind: fc.constant('claim' as const), offer }),
  fc.record({
    kind: fc.constant('bet' as const),
    stake,
    odds: fc.integer({ min: 101, max: 400 }),
    market: fc.constantFrom('match_odds' as const, 'fancy' as const, 'bookmaker' as const, 'other' as const),
  }),
  fc.record({ kind: fc.constant('round' as const), stake }),
  fc.record({ kind: fc.constant('part' as const), at, part: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant('cancel' as const), at }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 0, max: 9 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function run(bench: Bench, order: Command): void {
  const bonuses = bench.service.of('PL1');
  switch (order.kind) {
    case 'claim':
      bench.service.claim('PL1', order.offer, bench.nextKey());
      break;
    case 'bet':
      bench.bet({ marketKind: order.market, weight: order.stake * order.odds }, order.stake);
      break;
    case 'round':
      bench.round(order.stake);
      break;
    case 'part': {
      const bonus = bonuses[order.at];
      if (bonus !== undefined) bench.service.claimPart(bonus, order.part);
      break;
    }
    case 'cancel': {
      const bonus = bonuses[order.at];
      if (bonus === undefined) break;
      const [locked, saved] = [sumOf(bonus, 'locked'), sumOf(bonus, 'claimable', 'released')];
      const lost = bench.service.cancel(bonus);
      // What is said to be lost is what is lost.
      if (lost !== null) expect(lost).toBe(locked);
      expect(sumOf(bonus, 'claimable', 'released')).toBe(saved);
      break;
    }
    case 'pass':
      bench.pass(order.days * DAY);
  }
}

function checkAll({ service, wallets, ledger }: Bench): void {
  const bonuses = service.of('PL1');
  const sum = (each: (bonus: Bonus) => number): number =>
    bonuses.reduce((all, bonus) => all + each(bonus), 0);
  const unclaimedWelcome = bonuses.some(({ offerId }) => offerId === 'welcome') ? 0 : 50_000;
  const { cash, coins } = wallets.of('PL1');
  expect(ledger.sum()).toBe(0);
  // Every coin belongs to a part that can still be had; every rupee of cash beyond the first came of a released part.
  expect(coins).toBe(unclaimedWelcome + sum((bonus) => sumOf(bonus, 'locked', 'claimable')));
  expect(cash).toBe(1_000_000 + sum((bonus) => sumOf(bonus, 'released')));
  expect(bonuses.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1);
  for (const bonus of bonuses) {
    const promised = OFFERS.find(({ id }) => id === bonus.offerId);
    if (promised === undefined) throw new Error('no offer');
    expect(bonus.parts.reduce((all, { amount }) => all + amount, 0)).toBe(promised.amount);
    expect(sumOf(bonus, 'released')).toBeLessThanOrEqual(promised.amount);
    expect(bonus.wagered).toBeLessThanOrEqual(promised.amount * promised.multiple);
    for (const part of bonus.parts) {
      if (part.status === 'released' || part.status === 'claimable')
        expect(part.required).toBeLessThanOrEqual(bonus.wagered);
      if (part.status === 'locked') expect(bonus.status).toBe('active');
    }
  }
}

describe('bonuses over any history', () => {
  it('[REWARD-01] [P11] conserve money, and never release more than was promised or earned', () => {
    let released = 0;
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (orders) => {
        const bench = bonusBench();
        for (const order of orders) {
          run(bench, order);
          checkAll(bench);
        }
        released += bench.service.of('PL1').reduce((all, bonus) => all + sumOf(bonus, 'released'), 0);
      }),
      { numRuns: runs(1_000) },
    );
    // Histories in which nothing is ever released would prove nothing.
    expect(released).toBeGreaterThan(0);
  });
});
