import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import type { Player, Reply, WireBet } from './Bench';
import { table } from './stillTable';

interface Quote {
  readonly id: string;
  readonly part?: number;
  readonly amount: number;
  readonly legs: readonly { readonly odds: number; readonly stake: number }[];
  readonly outcomes: readonly { readonly runnerId: string; readonly result: number }[];
}
type Step =
  | { readonly do: 'bet'; readonly runner: number; readonly side: 'back' | 'lay'; readonly stake: number }
  | { readonly do: 'move'; readonly runner: number; readonly odds: number }
  | { readonly do: 'part'; readonly part: number };

interface CashOut {
  readonly status: string;
  readonly part?: number;
  readonly amount: number;
  readonly bets: readonly WireBet[];
}

const ask = (player: Player, marketId: string, part?: unknown): Reply<{ quote: Quote }> =>
  player.bench.post(
    '/bets/cashout/quote',
    { marketId, ...(part === undefined ? {} : { part }) },
    player.token,
  );
const take = (player: Player, quoteId: string): CashOut =>
  player.bench.post<{ cashOut: CashOut }>(
    '/bets/cashout',
    { quoteId, key: player.bench.nextKey() },
    player.token,
  ).body.data.cashOut;
const paiseOf = (amount: number): number => Math.round(amount * 100);

/** ₹1,000 backed at 2.00 on the first runner, which stands at 1.25 to lay now. */
function ahead() {
  const here = table();
  here.player.bet(here.match, { odds: 2, stake: 1_000 });
  for (const [runnerId, odds] of [
    [here.first, 1.24],
    [here.second, 5],
  ] as const) {
    here.bench.command(here.marketId, { action: 'move', runnerId, odds });
    for (const side of ['back', 'lay'] as const)
      here.bench.command(here.marketId, { action: 'depth', runnerId, side, size: 100_000 });
  }
  return here;
}

describe('a part of a position that is cashed out', () => {
  it('[P08] levels that share: the quote says what it brings, and the book as it is then', () => {
    const { player, marketId, second } = ahead();
    const quote = ask(player, marketId, 50).body.data.quote;
    expect(quote).toMatchObject({
      part: 50,
      amount: 300,
      legs: [{ runnerId: second, side: 'back', odds: 5, stake: 200 }],
    });
    expect(quote.outcomes.map(({ result }) => result)).toEqual([800, -200]);
    expect(take(player, quote.id)).toMatchObject({ status: 'done', part: 50, amount: 300 });
    expect(player.exposure()).toBe(200);
  });

  it('[P08] two halves and the rest are about the whole, and then nothing is at risk', () => {
    const { player, marketId } = ahead();
    for (const part of [50, 50])
      expect(take(player, ask(player, marketId, part).body.data.quote.id).status).toBe('done');
    expect(take(player, ask(player, marketId).body.data.quote.id).status).toBe('done');
    expect(player.exposure()).toBe(0);
    expect(player.wallet().cash).toBe(10_600 - 600);
  });

  it('all of it is said as before', () => {
    const { player, marketId } = ahead();
    for (const part of [undefined, 100]) {
      const quote = ask(player, marketId, part).body.data.quote;
      expect([quote.part, quote.amount]).toEqual([undefined, 600]);
    }
  });

  it('[X23] nonsense is not understood; a part too small to level is none', () => {
    const { player, marketId, match } = table();
    player.bet(match, { odds: 2, stake: 100 });
    for (const part of [0, -1, 101, 12.5, '50', {}, Number.NaN, true])
      expect(ask(player, marketId, part).status).toBe(422);
    const few = ask(player, marketId, 1);
    expect([few.status, few.body.code]).toEqual([409, 'NO_CASH_OUT']);
    expect(few.body.data).toEqual({ reason: 'EQUAL' });
  });

  it('[P06] lowers a risk: a limit that takes no more bets does not stand in its way', () => {
    const { bench, player, marketId, match } = ahead();
    expect(
      bench.post('/playsafe/limits', { kind: 'stake', period: 'day', amount: 1_000 }, player.token).status,
    ).toBe(200);
    expect(player.bet(match, { stake: 500, acceptOdds: 'any' }).reason).toBe('SELF_LIMIT');
    expect(take(player, ask(player, marketId, 30).body.data.quote.id).status).toBe('done');
  });

  it('in a time-out a part is answered as the whole is', () => {
    const { bench, player, marketId } = ahead();
    expect(bench.post('/playsafe/timeout', { days: 1 }, player.token).status).toBe(200);
    expect(ask(player, marketId, 30)).toEqual(ask(player, marketId));
  });

  it('[P08] [P11] [P16] after any bets, moves and parts the books are equal to the paisa, whoever wins', () => {
    const runner = fc.nat({ max: 1 });
    const step = fc.oneof(
      fc.record({
        do: fc.constant('bet' as const),
        runner,
        side: fc.constantFrom('back' as const, 'lay' as const),
        stake: fc.integer({ min: 100, max: 900 }),
      }),
      fc.record({
        do: fc.constant('move' as const),
        runner,
        odds: fc.constantFrom(1.2, 1.5, 1.83, 2, 2.4, 3.05, 4.1, 6.6),
      }),
      fc.record({ do: fc.constant('part' as const), part: fc.integer({ min: 10, max: 100 }) }),
    );
    const book = fc.array(step, { minLength: 4, maxLength: 14 });
    let parts = 0;
    /** What the last quote said of it, when nothing was bet since. */
    const play = (here: ReturnType<typeof table>, player: Player, steps: readonly Step[]): Quote | null => {
      const { bench, match, marketId } = here;
      let promised: Quote | null = null;
      for (const each of steps) {
        const runnerId = 'runner' in each && each.runner === 1 ? here.second : here.first;
        if (each.do === 'move') bench.command(marketId, { action: 'move', runnerId, odds: each.odds });
        else if (each.do === 'bet') {
          player.bet(match, { runnerId, side: each.side, stake: each.stake, acceptOdds: 'any' });
          promised = null;
        } else {
          const asked = ask(player, marketId, each.part);
          if (asked.status !== 200) continue;
          const { quote } = asked.body.data;
          expect(take(player, quote.id)).toMatchObject({ status: 'done', amount: quote.amount });
          promised = quote;
          parts += 1;
        }
      }
      expect(bench.engine.audit().ledgerSum).toBe(0);
      return promised;
    };
    // Ten players a market: each has a book of their own.
    fc.assert(
      fc.property(fc.array(book, { minLength: 10, maxLength: 10 }), runner, (books, winner) => {
        const here = table();
        const { bench, marketId } = here;
        const played = books.map((steps, at) => {
          const player = bench.player(`player${at}`, `911111111${at}`);
          const cash = paiseOf(player.wallet().cash);
          return { player, cash, promised: play(here, player, steps) };
        });
        bench.command(marketId, {
          action: 'settle',
          runnerId: winner === 0 ? here.first : here.second,
        });
        for (const { player, cash, promised } of played) {
          const { bets, count } = bench.get<{ bets: readonly WireBet[]; count: number }>(
            '/bets',
            { pagesize: '100' },
            player.token,
          ).body.data;
          expect(bets).toHaveLength(count);
          const settled = bets.reduce((all, bet) => all + paiseOf(bet.profitLoss ?? 0), 0);
          expect([paiseOf(player.wallet().cash) - cash, player.exposure()]).toEqual([settled, 0]);
          if (promised !== null) expect(settled).toBe(paiseOf(promised.outcomes[winner]?.result ?? 0));
        }
        expect(bench.engine.audit().ledgerSum).toBe(0);
      }),
      { numRuns: runs(100, 10_000) },
    );
    expect(parts).toBeGreaterThan(500);
  });
});
