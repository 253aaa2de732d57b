import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench, Player } from './Bench';
import type { Reply, WireBet } from './Bench';
import { table, type Table } from './stillTable';

interface Rule {
  readonly key: string;
  readonly marketId: string;
  readonly matchName: string;
  readonly amount: number;
  readonly status: string;
  readonly reason: string | null;
  readonly brought: number;
}
type Answer = Reply<{ autoCashOut: Rule }>;

const PATH = '/bets/cashout/auto';
const set = (player: Player, marketId: string, amount: unknown, more: object = {}): Answer =>
  player.bench.post(PATH, { marketId, amount, key: player.bench.nextKey(), ...more }, player.token);
const remove = (player: Player, marketId: string, key: string): Answer =>
  player.bench.post(`${PATH}/remove`, { marketId, key }, player.token);
const byKey = (player: Player, key: string): Answer =>
  player.bench.get(`${PATH}/by-key/${key}`, {}, player.token);
const all = (player: Player): readonly Rule[] =>
  player.bench.get<{ autoCashOuts: readonly Rule[] }>(PATH, {}, player.token).body.data.autoCashOuts;
const received = (player: Player): readonly string[] =>
  player
    .events<{ autoCashOut: Rule }>('cashout:auto')
    .map(({ autoCashOut: { status, reason, amount } }) => `${status} ${reason ?? amount}`);
const paiseOf = (amount: number): number => Math.round(amount * 100);
const openBets = (player: Player): number =>
  player.bench.get<{ count: number }>('/bets', { betstatus: 'open' }, player.token).body.data.count;

/** The home side stands at these odds to lay (or near them), the away side at `away`; there is plenty of both. */
function move({ bench, marketId, first, second }: Table, home: number, away: number): void {
  for (const [runnerId, odds] of [
    [second, away],
    [first, home],
  ] as const) {
    bench.command(marketId, { action: 'move', runnerId, odds });
    for (const side of ['back', 'lay'] as const)
      bench.command(marketId, { action: 'depth', runnerId, side, size: 100_000 });
  }
}

/** ₹1,000 backed at 2.00: from -1,000 to +1,000, and nothing to gain now. */
function backed(): Table {
  const here = table();
  move(here, 2, 2);
  here.player.bet(here.match, { odds: 2, stake: 1_000 });
  return here;
}

describe('an auto cash out', () => {
  it('[SPORT-05] waits below its figure and is done once it is reached, for all of it, and no less', () => {
    const here = backed();
    const { player, marketId } = here;
    const { autoCashOut: rule } = set(player, marketId, 300).body.data;
    expect(rule).toMatchObject({ marketId, amount: 300, status: 'waiting', reason: null, brought: 0 });
    move(here, 1.6, 2.6);
    expect([byKey(player, rule.key).body.data.autoCashOut.status, openBets(player)]).toEqual(['waiting', 1]);
    move(here, 1.3, 4);
    const done = byKey(player, rule.key).body.data.autoCashOut;
    expect([done.status, done.amount, player.exposure()]).toEqual(['done', 300, 0]);
    expect(done.brought).toBeGreaterThanOrEqual(300);
    expect(received(player)).toEqual(['waiting 300', 'done 300']);
    expect(player.events<{ bet: WireBet }>('bet:update').length).toBeGreaterThan(0);
  });

  it('is exact to the paisa: what cashing out brings is enough, a paisa more is not', () => {
    const byHand = backed();
    move(byHand, 1.3, 4);
    const { quote } = byHand.bench.post<{ quote: { amount: number } }>(
      '/bets/cashout/quote',
      { marketId: byHand.marketId },
      byHand.player.token,
    ).body.data;
    for (const [more, status, brought] of [
      [0, 'done', quote.amount],
      [1, 'waiting', 0],
    ] as const) {
      const here = backed();
      const figure = (paiseOf(quote.amount) + more) / 100;
      const { key } = set(here.player, here.marketId, figure).body.data.autoCashOut;
      move(here, 1.3, 4);
      expect(byKey(here.player, key).body.data.autoCashOut).toMatchObject({ status, brought });
    }
  });

  it('is done once, however far the price goes after it and whatever is bet then', () => {
    const here = backed();
    const { player, match, marketId } = here;
    set(player, marketId, 300);
    move(here, 1.3, 4);
    const [before, bets] = [player.wallet().cash, openBets(player)];
    move(here, 1.2, 5);
    expect([player.wallet().cash, openBets(player)]).toEqual([before, bets]);
    player.bet(match, { stake: 100, acceptOdds: 'any' });
    for (const [home, away] of [
      [1.1, 8],
      [1.5, 3],
    ] as const)
      move(here, home, away);
    expect(openBets(player)).toBe(bets + 1);
  });

  it('is not done while the market takes no bets, and is as soon as it does', () => {
    const here = backed();
    const { bench, player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    bench.command(marketId, { action: 'suspend', label: 'BALL RUNNING' });
    move(here, 1.3, 4);
    expect(byKey(player, key).body.data.autoCashOut.status).toBe('waiting');
    bench.command(marketId, { action: 'resume' });
    expect(byKey(player, key).body.data.autoCashOut.status).toBe('done');
  });

  it('can be set while the market is suspended, and a figure below nothing is one too', () => {
    const here = backed();
    const { bench, player, marketId } = here;
    move(here, 4, 1.3);
    bench.command(marketId, { action: 'suspend' });
    const { key } = set(player, marketId, -250.5).body.data.autoCashOut;
    bench.command(marketId, { action: 'resume' });
    expect(byKey(player, key).body.data.autoCashOut.status).toBe('waiting');
    move(here, 2.2, 1.9);
    expect(byKey(player, key).body.data.autoCashOut).toMatchObject({ status: 'done' });
    expect(byKey(player, key).body.data.autoCashOut.brought).toBeGreaterThanOrEqual(-250.5);
  });

  it('is about all that is on the market when it is done, later bets too', () => {
    const here = backed();
    const { player, match, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    player.bet(match, { stake: 500, acceptOdds: 'any' });
    move(here, 1.3, 4);
    expect([byKey(player, key).body.data.autoCashOut.status, player.exposure()]).toEqual(['done', 0]);
  });

  it.each([
    ['more than the bets can bring', 1_000, 'OUT_OF_REACH'],
    ['what it brings already', -900, 'REACHED'],
    ['what is certain', -1_000, 'REACHED'],
  ])('[X23] a figure that is %s is refused, and nothing happens', (_, amount, reason) => {
    const { player, marketId } = backed();
    const answer = set(player, marketId, amount);
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      409,
      'NO_AUTO_CASH_OUT',
      { reason },
    ]);
    expect([all(player), openBets(player)]).toEqual([[], 1]);
  });

  it('without bets, on a closed or an unknown market it is refused', () => {
    const { bench, player, marketId } = table();
    expect(set(player, marketId, 1).body.data).toEqual({ reason: 'NO_BETS' });
    bench.command(marketId, { action: 'close' });
    expect(set(player, marketId, 1).body.data).toEqual({ reason: 'MARKET_CLOSED' });
    expect(set(player, '1.0', 1).body.code).toBe('MARKET_UNKNOWN');
  });

  it('[X19] [X23] nonsense is not understood', () => {
    const { player, marketId } = backed();
    for (const amount of [undefined, null, '300', 0.001, Number.NaN, Infinity, 1e300, {}, []])
      expect(set(player, marketId, amount).status).toBe(422);
    for (const more of [{ key: 'x' }, { key: null }, { marketId: 1 }, { replaces: 'x' }, { replaces: 7 }])
      expect(set(player, marketId, 300, more).status).toBe(422);
    expect(remove(player, marketId, 'x').status).toBe(422);
    expect(byKey(player, 'x').status).toBe(404);
    expect(all(player)).toEqual([]);
  });
});

describe('what becomes of an auto cash out', () => {
  const statusOf = (here: Table, key: string): readonly unknown[] => {
    here.bench.engine.advance(1);
    const { status, reason } = byKey(here.player, key).body.data.autoCashOut;
    return [status, reason];
  };

  it('changed: the new one stands in the place of the old one', () => {
    const here = backed();
    const { player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    const next = set(player, marketId, 400, { replaces: key }).body.data.autoCashOut;
    expect(statusOf(here, key)).toEqual(['removed', 'REPLACED']);
    expect(statusOf(here, next.key)).toEqual(['waiting', null]);
  });

  it('[F89] one that comes late does not take the place of what was set since', () => {
    const here = backed();
    const { player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    const late = set(player, marketId, 250);
    expect([late.status, late.body.code]).toEqual([409, 'AUTO_CHANGED']);
    expect(late.body.data).toMatchObject({ active: { key, amount: 300 } });
    const gone = set(player, marketId, 250, { replaces: player.bench.nextKey() });
    expect(gone.body.code).toBe('AUTO_CHANGED');
    expect(statusOf(here, key)).toEqual(['waiting', null]);
  });

  it('[F89] the same again is the same one; another figure under its key is refused', () => {
    const { player, marketId } = backed();
    const key = player.bench.nextKey();
    for (let times = 0; times < 3; times += 1)
      expect(set(player, marketId, 300, { key }).body.data.autoCashOut.status).toBe('waiting');
    expect(set(player, marketId, 400, { key }).body.code).toBe('KEY_REUSED');
    expect(all(player)).toHaveLength(1);
    expect(received(player)).toEqual(['waiting 300']);
  });

  it('removed: it is not done, and removing it again says so', () => {
    const here = backed();
    const { player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    for (let times = 0; times < 2; times += 1)
      expect(remove(player, marketId, key).body.data.autoCashOut.status).toBe('removed');
    move(here, 1.3, 4);
    expect([statusOf(here, key)[0], openBets(player)]).toEqual(['removed', 1]);
  });

  it('[F89] removed before it came, it does not count when it comes', () => {
    const here = backed();
    const { player, marketId } = here;
    const key = player.bench.nextKey();
    expect(remove(player, marketId, key).body.data.autoCashOut.status).toBe('removed');
    expect(set(player, marketId, 300, { key }).body.data.autoCashOut.status).toBe('removed');
    move(here, 1.3, 4);
    expect(openBets(player)).toBe(1);
    expect(received(player)).toEqual(['removed 0']);
  });

  it('removed too late: it says that it was done', () => {
    const here = backed();
    const { player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    move(here, 1.3, 4);
    expect(remove(player, marketId, key).body.data.autoCashOut.status).toBe('done');
  });

  it.each(['close', 'settle', 'void'] as const)('%s: the market ends it', (action) => {
    const here = backed();
    const { bench, player, marketId, first } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    bench.command(marketId, action === 'settle' ? { action, runnerId: first } : { action });
    expect(statusOf(here, key)).toEqual(['dropped', 'MARKET_CLOSED']);
    expect(received(player).at(-1)).toBe('dropped MARKET_CLOSED');
  });

  it('a cash out by hand leaves nothing for it', () => {
    const here = backed();
    const { bench, player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    const { quote } = bench.post<{ quote: { id: string } }>('/bets/cashout/quote', { marketId }, player.token)
      .body.data;
    bench.post('/bets/cashout', { quoteId: quote.id, key: bench.nextKey() }, player.token);
    expect(statusOf(here, key)).toEqual(['dropped', 'NOTHING_LEFT']);
  });

  it('bets that can no longer bring so much end it; as long as they can, it stays', () => {
    const here = backed();
    const { player, match, marketId, first } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    player.bet(match, { runnerId: first, side: 'lay', stake: 500, acceptOdds: 'any' });
    expect(statusOf(here, key)).toEqual(['waiting', null]);
    player.bet(match, { runnerId: first, side: 'lay', stake: 300, acceptOdds: 'any' });
    expect(statusOf(here, key)).toEqual(['dropped', 'OUT_OF_REACH']);
  });

  it('[SAFE-02] a time-out does not stop what lowers a risk', () => {
    const here = backed();
    const { bench, player, marketId } = here;
    set(player, marketId, 300);
    expect(bench.post('/playsafe/timeout', { days: 1 }, player.token).status).toBe(200);
    bench.engine.advance(3_600_000);
    move(here, 1.3, 4);
    expect(bench.engine.audit().ledgerSum).toBe(0);
    bench.engine.advance(23 * 3_600_000);
    const token = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' }).body
      .data.token;
    const back = new Player(bench, token, player.id);
    expect(all(back).map(({ status }) => status)).toContain('done');
  });

  it('[F71] a restart keeps it; an image of before there were any is read', () => {
    const here = backed();
    const { bench, player, marketId } = here;
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    const snapshot: unknown = JSON.parse(JSON.stringify(bench.engine.snapshot()));
    const restored = new Bench({ snapshot, startMs: bench.engine.now() });
    const again = new Player(restored, player.token, player.id);
    move({ ...here, bench: restored, player: again }, 1.3, 4);
    expect(byKey(again, key).body.data.autoCashOut.status).toBe('done');
    expect(byKey(player, key).body.data.autoCashOut.status).toBe('waiting');
  });

  it('another player sees none of it', () => {
    const { bench, player, marketId } = backed();
    const { key } = set(player, marketId, 300).body.data.autoCashOut;
    const other = bench.player('bela', '9000000002');
    expect([all(other), byKey(other, key).status]).toEqual([[], 404]);
    expect(remove(other, marketId, key).body.data.autoCashOut.status).toBe('removed');
    expect(byKey(player, key).body.data.autoCashOut.status).toBe('waiting');
    expect(received(other)).toEqual(['removed 0']);
  });
});

describe('any book with an auto cash out', () => {
  type Step =
    | { readonly do: 'bet'; readonly runner: number; readonly side: 'back' | 'lay'; readonly stake: number }
    | { readonly do: 'move'; readonly runner: number; readonly odds: number }
    | { readonly do: 'rule'; readonly share: number }
    | { readonly do: 'remove' };
  const runner = fc.nat({ max: 1 });
  const bet: fc.Arbitrary<Step> = fc.record({
    do: fc.constant('bet' as const),
    runner,
    side: fc.constantFrom('back' as const, 'lay' as const),
    stake: fc.integer({ min: 100, max: 900 }),
  });
  const moved: fc.Arbitrary<Step> = fc.record({
    do: fc.constant('move' as const),
    runner,
    odds: fc.constantFrom(1.2, 1.5, 1.83, 2, 2.4, 3.05, 4.1, 6.6),
  });
  const wanted: fc.Arbitrary<Step> = fc.record({
    do: fc.constant('rule' as const),
    share: fc.integer({ min: 1, max: 99 }),
  });
  const step = fc.oneof(
    { weight: 2, arbitrary: bet },
    { weight: 6, arbitrary: moved },
    { weight: 3, arbitrary: wanted },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'remove' }) },
  );
  const book = fc
    .tuple(bet, fc.array(step, { minLength: 6, maxLength: 16 }))
    .map(([first, rest]) => [first, ...rest]);

  /** All that can be done by hand: what a cash out brings now, and taking it. Null: nothing can be. */
  const worth = (
    player: Player,
    marketId: string,
  ): { readonly id: string; readonly amount: number } | null => {
    const asked = player.bench.post<{ quote: { id: string; amount: number } }>(
      '/bets/cashout/quote',
      { marketId },
      player.token,
    );
    return asked.status === 200 ? asked.body.data.quote : null;
  };

  it('[P08] [P11] [P16] ends to the paisa like the same book cashed out by hand at that moment: once, never below the figure', () => {
    const counts = { done: 0, refused: 0, books: 0 };
    /** The same player at two equal tables: here it is done by itself, there by hand. */
    const play = (steps: readonly Step[], [own, twin]: readonly [Table, Table]): void => {
      const hand = (): { readonly id: string; readonly amount: number } | null =>
        worth(twin.player, twin.marketId);
      const both = (act: (here: Table) => void): void => [own, twin].forEach(act);
      let rule: { readonly key: string; readonly amount: number } | null = null;
      for (const each of steps) {
        if (each.do === 'rule') {
          const amount = Math.round((hand()?.amount ?? 0) * 100 + each.share * each.share * 10) / 100;
          const asked = set(own.player, own.marketId, amount, rule === null ? {} : { replaces: rule.key });
          if (asked.status === 200) rule = { key: asked.body.data.autoCashOut.key, amount };
          else counts.refused += 1;
        } else if (each.do === 'remove') {
          if (rule !== null) remove(own.player, own.marketId, rule.key);
          rule = null;
        } else if (each.do === 'bet')
          both((here) => {
            const runnerId = each.runner === 1 ? here.second : here.first;
            const { side, stake } = each;
            here.player.bet(here.match, { runnerId, side, stake, acceptOdds: 'any' });
            here.bench.engine.advance(1);
          });
        else
          both(({ bench, marketId, first, second }) => {
            const runnerId = each.runner === 1 ? second : first;
            bench.command(marketId, { action: 'move', runnerId, odds: each.odds });
          });
        if (rule !== null) {
          const active = byKey(own.player, rule.key).body.data.autoCashOut;
          const quote = hand();
          if (active.status === 'done') {
            expect(quote?.amount).toBe(active.brought);
            expect(active.brought).toBeGreaterThanOrEqual(rule.amount);
            twin.bench.post(
              '/bets/cashout',
              { quoteId: quote?.id ?? '', key: twin.bench.nextKey() },
              twin.player.token,
            );
            counts.done += 1;
          } else if (active.status === 'waiting')
            expect(quote?.amount ?? -Infinity).toBeLessThan(rule.amount);
          if (active.status !== 'waiting') rule = null;
        }
        expect(own.player.wallet()).toMatchObject({ cash: twin.player.wallet().cash });
      }
      if (rule !== null) remove(own.player, own.marketId, rule.key);
      counts.books += 1;
    };
    // Ten players a market: each has a book of their own.
    fc.assert(
      fc.property(fc.array(book, { minLength: 10, maxLength: 10 }), runner, (books, winner) => {
        const tables = [table(), table()] as const;
        const players = books.map((steps, at) => {
          const seats = tables.map((here) => ({
            ...here,
            player: here.bench.player(`player${at}`, `911111111${at}`),
          }));
          const [own, twin] = seats as [Table, Table];
          play(steps, [own, twin]);
          return seats;
        });
        for (const { bench, marketId, first, second } of tables)
          bench.command(marketId, { action: 'settle', runnerId: winner === 0 ? first : second });
        for (const seats of players) {
          const [own, twin] = seats.map(({ player }) => [paiseOf(player.wallet().cash), player.exposure()]);
          expect(own).toEqual(twin);
          expect(own?.[1]).toBe(0);
        }
        for (const { bench } of tables) expect(bench.engine.audit().ledgerSum).toBe(0);
      }),
      { numRuns: runs(100, 10_000) },
    );
    expect(counts.books).toBeGreaterThanOrEqual(1_000);
    expect([counts.done > 150, counts.refused > 50]).toEqual([true, true]);
  });
});
