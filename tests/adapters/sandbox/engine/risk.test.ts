import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { table } from './stillTable';

describe('money and risk', () => {
  it('[P06] never refuses what lowers the risk, even with nothing free', () => {
    const { bench, player, match, first, second } = table();
    player.bet(match, { odds: 2, stake: 10_000 });
    expect(player.wallet().cash).toBe(0);
    const { lay } = bench.prices(match.id).runners[0] ?? { lay: [] };
    expect(
      player.bet(match, { runnerId: first, side: 'lay', stake: 5_000, odds: lay[0]?.[1] ?? 2.02 }).status,
    ).toBe('matched');
    expect(player.bet(match, { runnerId: second, side: 'back', stake: 100 }).status).toBe('matched');
    expect(player.wallet().cash).toBeGreaterThan(0);
  });

  it('[F66] with money below nothing only what lowers the risk is taken', () => {
    const { bench, player, match } = table();
    player.bet(match, { odds: 2, stake: 1_000 });
    bench.engine.setBalance(player.id, { cash: -50 });
    expect(player.wallet()).toMatchObject({ cash: -50, balance: -50 });
    expect(player.bet(match, { odds: 2 }).reason).toBe('INSUFFICIENT_FUNDS');
    expect(player.bet(match, { side: 'lay', stake: 100 }).status).toBe('matched');
  });

  it('[P07] free money never goes below nothing by placing', () => {
    const { bench, player, match } = table();
    const one = fc.record({
      side: fc.constantFrom('back' as const, 'lay' as const),
      runner: fc.nat(1),
      stake: fc.integer({ min: 100, max: 6_000 }),
      acceptOdds: fc.constantFrom('better' as const, 'any' as const),
      odds: fc.constantFrom(1.5, 2, 3, 10),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 10 }), (bets) => {
        for (const { runner, ...bet } of bets) {
          player.bet(match, { ...bet, runnerId: match.matchOdds.runners[runner]?.id ?? '' });
          const [user] = bench.engine.audit().users;
          expect(user?.cash).toBeGreaterThanOrEqual(0);
          expect(user?.hold).toBe(user?.exposure);
        }
        bench.engine.setBalance(player.id, { cash: 10_000 });
      }),
      { numRuns: runs(100) },
    );
  });

  it('refuses any odds that the player cannot pay for, and gives back what was held', () => {
    const { bench, player, match, marketId, first } = table(3);
    const bet = player.bet(match, { side: 'lay', odds: 2, stake: 9_000, acceptOdds: 'any' });
    expect(player.exposure()).toBe(9_000);
    bench.command(marketId, { action: 'move', runnerId: first, odds: 5 });
    bench.engine.advance(3_000);
    expect(player.again(bet)).toMatchObject({
      status: 'rejected',
      reason: 'INSUFFICIENT_FUNDS',
      matched: 0,
      odds: 2,
    });
    expect(player.wallet().cash).toBe(10_000);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 0, exposure: 0 });
  });

  it('[F60] two tabs with money for one bet: one is taken, one hears why not', () => {
    const { player, match } = table();
    const [one, two] = [
      player.bet(match, { stake: 6_000, odds: 2 }),
      player.bet(match, { stake: 6_000, odds: 2 }),
    ];
    expect([one.status, two.reason]).toEqual(['matched', 'INSUFFICIENT_FUNDS']);
  });

  it('[WAL-03] tells every change of the wallet, with a version that only grows', () => {
    const { bench, player, match, marketId, first } = table();
    player.bet(match, { odds: 2 });
    bench.command(marketId, { action: 'settle', runnerId: first });
    const received = player.events<{ cash: number; version: number }>('update_balance');
    expect(received.map((each) => each.cash)).toEqual([9_900, 10_100]);
    expect(received.map((each) => each.version)).toEqual([2, 3]);
    expect(player.wallet()).toMatchObject(received.at(-1) ?? {});
  });
});
