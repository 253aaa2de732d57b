import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench } from './Bench';
import type { OrderParts, Player, WireBet, WireMatchFacts } from './Bench';

/** Two players and a still football market: home 2.00, away 3.00, the draw 4.00 to back. */
class Table {
  readonly bench = Bench.again();
  readonly players = [
    this.bench.player('asha', '9000000001'),
    this.bench.player('bela', '9000000002'),
  ] as const;
  readonly match: WireMatchFacts = this.bench.stillMatch('soccer');
  readonly marketId = this.match.matchOdds.id;
  readonly runners = this.match.matchOdds.runners.map((each) => each.id);

  place({ who, runner, ...parts }: SomeBet): WireBet {
    return this.players[who].bet(this.match, { ...parts, runnerId: this.runner(runner) });
  }

  runner(at: number): string {
    return this.runners[at] ?? '';
  }

  settle(at: number, action: 'settle' | 'resettle' = 'settle'): void {
    this.bench.command(this.marketId, { action, runnerId: this.runner(at) });
  }

  /** All that money is, without the wallets' versions. */
  money(): unknown {
    return this.bench.engine.audit();
  }

  bets(player: Player): readonly WireBet[] {
    return this.bench.get<{ bets: readonly WireBet[] }>('/bets', { pagesize: '100' }, player.token).body.data
      .bets;
  }
}

interface SomeBet extends OrderParts {
  readonly who: 0 | 1;
  readonly runner: number;
}

const someBets: fc.Arbitrary<SomeBet[]> = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    runner: fc.nat(2),
    side: fc.constantFrom('back' as const, 'lay' as const),
    stake: fc.integer({ min: 10_000, max: 150_000 }).map((paise) => paise / 100),
    odds: fc.constantFrom(1.5, 2, 2.02, 3, 3.05, 4, 4.1, 6),
    acceptOdds: fc.constantFrom('none' as const, 'better' as const, 'any' as const),
  }),
  { minLength: 1, maxLength: 8 },
);

const RUNS = { numRuns: runs(60) };

describe('settlement', () => {
  it('pays winners, takes from losers, releases holds, and tells by wallet, bet and toast', () => {
    const table = new Table();
    const [asha, bela] = table.players;
    table.place({ who: 0, runner: 0, odds: 2, stake: 400 });
    table.place({ who: 1, runner: 0, side: 'lay', odds: 2.02, stake: 100 });
    table.settle(0);
    expect(asha.wallet()).toMatchObject({ cash: 10_400, coins: 500 });
    expect(bela.wallet()).toMatchObject({ cash: 9_898 });
    expect(asha.exposure() + bela.exposure()).toBe(0);
    expect(asha.events<{ bet: WireBet }>('bet:update').at(-1)?.bet).toMatchObject({
      status: 'settled',
      profitLoss: 400,
    });
    const settled = { title: 'Bet settled', page: '/mybets?tab=settled' };
    const won = { ...settled, message: expect.stringContaining('You won ₹400.00.'), status: 'success' };
    const lost = { ...settled, message: expect.stringContaining('You lost ₹102.00.'), status: 'info' };
    expect(asha.events('sub:notification_toast')).toEqual([won]);
    expect(bela.events('sub:notification_toast')).toEqual([lost]);
    const market = table.bench.market(table.match.id);
    expect(market).toMatchObject({ status: 'CLOSED', result: table.runner(0) });
    expect(market.runners.map((runner) => runner.status)).toEqual(['WINNER', 'LOSER', 'LOSER']);
    expect(table.bench.prices(table.match.id).runners.every((runner) => runner.back.length === 0)).toBe(true);
  });

  it('[P11] [P12] keeps the books in balance and the holds equal to the exposures, whatever is bet', () => {
    fc.assert(
      fc.property(someBets, fc.nat(2), (bets, winner) => {
        const table = new Table();
        for (const bet of bets) {
          table.place(bet);
          const audit = table.bench.engine.audit();
          expect(audit.ledgerSum).toBe(0);
          for (const user of audit.users) {
            expect(user.hold).toBe(user.exposure);
            expect(user.cash + user.hold).toBe(1_000_000);
          }
        }
        table.settle(winner);
        const audit = table.bench.engine.audit();
        expect(audit.ledgerSum).toBe(0);
        audit.users.forEach((user, at) => {
          const player = table.players[at === 0 ? 0 : 1];
          const profit = table
            .bets(player)
            .reduce((sum, bet) => sum + Math.round((bet.profitLoss ?? 0) * 100), 0);
          expect(user).toMatchObject({ cash: 1_000_000 + profit, hold: 0, exposure: 0, coins: 50_000 });
        });
      }),
      RUNS,
    );
  });

  it('[P07] no result costs more than was held for it', () => {
    fc.assert(
      fc.property(someBets, fc.nat(2), (bets, winner) => {
        const table = new Table();
        for (const bet of bets) table.place(bet);
        const held = table.bench.engine.audit().users.map((user) => user.hold);
        table.settle(winner);
        table.bench.engine.audit().users.forEach((user, at) => {
          expect(1_000_000 - user.cash).toBeLessThanOrEqual(held[at] ?? 0);
        });
      }),
      RUNS,
    );
  });

  it('[P16] settled again with the same result, nothing happens', () => {
    const table = new Table();
    table.place({ who: 0, runner: 0, odds: 2, stake: 400 });
    table.settle(0);
    const [hash, money, received] = [
      table.bench.engine.logHash(),
      table.money(),
      table.players[0].received.length,
    ];
    table.settle(0);
    expect(table.money()).toEqual(money);
    expect(table.players[0].received).toHaveLength(received);
    expect(table.bench.engine.logHash()).not.toBe(hash); // the command itself is part of the history
    const other = table.bench.engine.market(table.marketId, { action: 'settle', runnerId: table.runner(1) });
    expect(other).toEqual({ ok: false, why: expect.stringContaining('already settled') });
    expect(table.money()).toEqual(money);
    table.bench.command(table.marketId, { action: 'rollback' });
    expect(table.players[0].exposure()).toBe(400);
  });

  it('[P16] taken back, everything stands as before it; settled anew, as if settled so at first', () => {
    fc.assert(
      fc.property(someBets, fc.nat(2), fc.nat(2), (bets, wrong, right) => {
        const [table, straight] = [new Table(), new Table()];
        for (const bet of bets) {
          table.place(bet);
          straight.place(bet);
        }
        for (const each of [table, straight]) each.bench.command(each.marketId, { action: 'close' });
        const before = { money: table.money(), bets: table.players.map((player) => table.bets(player)) };
        table.settle(wrong);
        table.bench.command(table.marketId, { action: 'rollback' });
        expect({ money: table.money(), bets: table.players.map((player) => table.bets(player)) }).toEqual(
          before,
        );
        table.settle(wrong);
        table.settle(right, 'resettle');
        straight.settle(right);
        expect(table.money()).toEqual(straight.money());
        const paid = (of: Table): unknown =>
          of.players.map((player) =>
            of.bets(player).map(({ status, profitLoss }) => ({ status, profitLoss })),
          );
        expect(paid(table)).toEqual(paid(straight));
      }),
      RUNS,
    );
  });

  it('[P16] takes a result back by further entries: none is changed or deleted', () => {
    const ledger: string[] = [];
    const bench = new Bench({
      onLog: (entry) => void (entry.kind === 'ledger' && ledger.push(JSON.stringify(entry.parts))),
    });
    const player = bench.player();
    const match = bench.stillMatch();
    const [runner] = match.matchOdds.runners;
    player.bet(match, { odds: 2, stake: 400 });
    bench.command(match.matchOdds.id, { action: 'settle', runnerId: runner?.id ?? '' });
    const written = [...ledger];
    bench.command(match.matchOdds.id, { action: 'rollback' });
    expect(ledger.slice(0, written.length)).toEqual(written);
    expect(ledger.slice(written.length)).toEqual([
      JSON.stringify([
        'reverse',
        match.matchOdds.id,
        `hold:${player.id}`,
        40_000,
        `cash:${player.id}`,
        -80_000,
        'house:bets',
        40_000,
      ]),
    ]);
  });

  it('[F66] a result taken back may leave money below nothing, shown plainly', () => {
    const table = new Table();
    const [asha] = table.players;
    table.place({ who: 0, runner: 0, odds: 2, stake: 10_000 });
    table.settle(0);
    table.bench.engine.setBalance(asha.id, { cash: 500 });
    table.bench.command(table.marketId, { action: 'rollback' });
    expect(asha.wallet()).toMatchObject({ cash: -19_500, balance: -19_500 });
    expect(asha.exposure()).toBe(10_000);
    expect(asha.events<{ status: string }>('sub:notification_toast').at(-1)?.status).toBe('warning');
    table.settle(1);
    expect(asha.wallet()).toMatchObject({ cash: -19_500 });
    expect(asha.exposure()).toBe(0);
  });

  it('[P17] a void market gives back exactly the stakes', () => {
    fc.assert(
      fc.property(someBets, (bets) => {
        const table = new Table();
        for (const bet of bets) table.place(bet);
        table.bench.command(table.marketId, { action: 'void' });
        for (const user of table.bench.engine.audit().users) {
          expect(user).toMatchObject({ cash: 1_000_000, hold: 0, exposure: 0 });
        }
        for (const player of table.players) {
          for (const bet of table.bets(player)) {
            if (bet.matched > 0) expect(bet).toMatchObject({ status: 'void', profitLoss: 0 });
            else expect(['rejected', 'lapsed']).toContain(bet.status);
          }
        }
      }),
      RUNS,
    );
  });

  it('[F44] a runner that does not take part makes its bets void and frees their hold; the others stand', () => {
    const table = new Table();
    const [asha] = table.players;
    const gone = table.place({ who: 0, runner: 1, odds: 3, stake: 300 });
    const stays = table.place({ who: 0, runner: 0, odds: 2, stake: 200 });
    expect(asha.exposure()).toBe(500);
    table.bench.command(table.marketId, { action: 'removeRunner', runnerId: table.runner(1) });
    expect(asha.again(gone)).toMatchObject({ status: 'void', profitLoss: 0 });
    expect(asha.again(stays).status).toBe('matched');
    expect(asha.exposure()).toBe(200);
    expect(asha.bet(table.match, { runnerId: table.runner(1), odds: 3 }).reason).toBe('RUNNER_UNKNOWN');
    expect(table.bench.prices(table.match.id).runners[1]).toMatchObject({
      status: 'REMOVED',
      back: [],
      lay: [],
    });
    table.settle(0);
    table.bench.command(table.marketId, { action: 'rollback' });
    expect(asha.again(gone).status).toBe('void');
    expect(asha.exposure()).toBe(200);
  });

  it('[F44] [P12] who bet on the others alone holds for the outcomes that are left', () => {
    const table = new Table();
    const [, bela] = table.players;
    table.place({ who: 1, runner: 0, odds: 2, stake: 200 });
    table.place({ who: 1, runner: 2, odds: 4, stake: 100 });
    expect(bela.exposure()).toBe(300);
    table.bench.command(table.marketId, { action: 'removeRunner', runnerId: table.runner(1) });
    // Home +200 −100, or the draw −200 +300: neither loses.
    expect(bela.exposure()).toBe(0);
    const [, books] = table.bench.engine.audit().users;
    expect(books).toMatchObject({ cash: 1_000_000, hold: 0, exposure: 0 });
  });

  it('[F44] a match that the removed runner wins counts for nothing', () => {
    const bench = Bench.again();
    const match = bench.matches({ inplay: 'true' }).find((each) => each.id.startsWith('1'));
    if (match === undefined) throw new Error('no match');
    const outcome = (removed: string | null): string | null => {
      const world = new Bench({ snapshot: bench.engine.snapshot() });
      if (removed !== null) world.command(match.matchOdds.id, { action: 'removeRunner', runnerId: removed });
      for (let minutes = 0; minutes < 9 && world.market(match.id).status !== 'CLOSED'; minutes += 1) {
        world.engine.advance(60_000);
      }
      return world.market(match.id).result;
    };
    const winner = outcome(null);
    const loser = match.matchOdds.runners.find((runner) => runner.id !== winner)?.id ?? '';
    expect(outcome(loser)).toBe(winner);
    expect(outcome(winner)).toBe('void');
  });

  it('a market closed without a result waits for one, for as long as it takes, and keeps the holds', () => {
    const table = new Table();
    table.place({ who: 0, runner: 0, odds: 2, stake: 400 });
    table.bench.command(table.marketId, { action: 'close' });
    for (let hours = 0; hours < 30; hours += 1) table.bench.engine.advance(3_600_000);
    expect(table.bench.engine.audit().users[0]).toMatchObject({ hold: 40_000, exposure: 40_000 });
    table.settle(0);
    expect(table.bench.engine.audit().users[0]).toMatchObject({ cash: 1_040_000, hold: 0 });
  });

  it('only a hand reopens what a hand suspended', () => {
    const bench = Bench.again();
    const match = bench.matches({ inplay: 'true' }).find((each) => each.id.startsWith('2'));
    const id = match?.matchOdds.id ?? '';
    bench.command(id, { action: 'suspend' });
    for (let seconds = 0; seconds < 120; seconds += 1) {
      bench.engine.advance(1_000);
      expect(bench.market(match?.id ?? '').status).toBe('SUSPENDED');
    }
    bench.command(id, { action: 'inPlay', delaySeconds: 1 });
    expect(bench.market(match?.id ?? '').status).toBe('SUSPENDED');
    bench.command(id, { action: 'resume' });
    expect(bench.market(match?.id ?? '').status).toBe('OPEN');
  });

  it('[P18] a settled market stays closed: nothing reopens it', () => {
    const table = new Table();
    table.settle(0);
    for (const command of [
      { action: 'resume' },
      { action: 'suspend' },
      { action: 'inPlay', delaySeconds: 0 },
    ] as const) {
      expect(table.bench.engine.market(table.marketId, command).ok).toBe(false);
    }
    table.bench.command(table.marketId, { action: 'rollback' });
    table.bench.command(table.marketId, { action: 'thaw' });
    table.bench.engine.advance(120_000);
    expect(table.bench.market(table.match.id)).toMatchObject({ status: 'CLOSED', result: null });
  });

  it('a match that ends by itself is settled by its score a moment later, and disappears after a while', () => {
    const bench = Bench.again();
    const match = bench.matches({ inplay: 'true' }).find((each) => each.id.startsWith('1'));
    if (match === undefined) throw new Error('no match');
    bench.engine.speedUp(match.id, 20);
    for (let seconds = 0; seconds < 60; seconds += 1) bench.engine.advance(1_000);
    const ended = bench.matches().find((each) => each.id === match.id);
    expect(ended?.status).toBe('finished');
    const winner = ended?.matchOdds.runners.find((runner) => runner.id === ended.matchOdds.result);
    expect(ended?.score?.note).toContain(winner?.name);
    for (let minutes = 0; minutes < 4; minutes += 1) bench.engine.advance(60_000);
    expect(bench.matches().some((each) => each.id === match.id)).toBe(false);
    expect(bench.get('/bet/match/odds', { refmatchid: match.id }).status).toBe(200);
  });
});
