import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedStatement } from '@/adapters/sandbox/engine/cashier/statement/StatementBook';
import { StatementBook } from '@/adapters/sandbox/engine/cashier/statement/StatementBook';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { runs } from '@tests/support/runs';
import { Player, START } from '../Bench';
import { DepositBench } from './DepositBench';

interface AnsweredRow {
  readonly id: string;
  readonly createdAt: string;
  readonly type: string;
  readonly group: string;
  readonly code: string;
  readonly name: string;
  readonly detail: string;
  readonly amount: number;
  readonly balance: number;
  readonly coins: number;
  readonly coinsBalance: number;
  readonly result: number | null;
}
interface AnsweredStatement {
  readonly statement: readonly AnsweredRow[];
  readonly count: number;
  readonly opening: { readonly cash: number; readonly coins: number };
  readonly closing: { readonly cash: number; readonly coins: number };
  readonly totals: {
    readonly in: number;
    readonly out: number;
    readonly held: number;
    readonly coins: number;
  };
}

const DAY_MS = 86_400_000;
const paise = (rupees: number): number => Math.round(rupees * 100);

type Act =
  | { readonly do: 'bet'; readonly runner: number; readonly side: 'back' | 'lay'; readonly stake: number }
  | { readonly do: 'settle' | 'resettle'; readonly runner: number }
  | { readonly do: 'rollback' | 'cashOut' | 'deposit' | 'pass' }
  | { readonly do: 'round'; readonly stake: number; readonly end: 'win' | 'lose' | 'refund' }
  | {
      readonly do: 'withdraw';
      readonly amount: number;
      readonly end: 'approve' | 'decline' | 'cancel' | 'wait';
    }
  | { readonly do: 'adjust'; readonly cash: number; readonly coins: number };

const runner = fc.nat(2);
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('bet' as const),
      runner,
      side: fc.constantFrom('back' as const, 'lay' as const),
      stake: fc.integer({ min: 100, max: 900 }),
    }),
    fc.record({ do: fc.constantFrom('settle' as const, 'resettle' as const), runner }),
    fc.record({
      do: fc.constantFrom('rollback' as const, 'cashOut' as const, 'deposit' as const, 'pass' as const),
    }),
    fc.record({
      do: fc.constant('round' as const),
      stake: fc.integer({ min: 1_000, max: 50_000 }),
      end: fc.constantFrom('win' as const, 'lose' as const, 'refund' as const),
    }),
    fc.record({
      do: fc.constant('withdraw' as const),
      amount: fc.integer({ min: 200, max: 900 }),
      end: fc.constantFrom('approve' as const, 'decline' as const, 'cancel' as const, 'wait' as const),
    }),
    fc.record({
      do: fc.constant('adjust' as const),
      cash: fc.integer({ min: 0, max: 20_000 }),
      coins: fc.integer({ min: 0, max: 900 }),
    }),
  ),
  { minLength: 5, maxLength: 30 },
);

const PASSPORT = {
  documentNumber: 'A1234567',
  fullName: 'Asha Rao',
  dateOfBirth: '1990-05-17',
  issueDate: '2020-02-01',
  expiryDate: '2030-01-31',
};

/** A player to whom a week happens. */
class Week {
  readonly deposits = new DepositBench();
  readonly bench = this.deposits.bench;
  player = this.deposits.player;
  match = this.bench.stillMatch('soccer');
  /** Withdrawals that were taken. */
  withdrawn = 0;
  private rounds = 0;

  constructor() {
    // Only who has proved who they are is paid out.
    const { engine } = this.bench;
    engine.handle({
      ...{ method: 'POST', path: '/kyc', query: {}, client: 'client-1' },
      headers: { token: this.player.token },
      body: { key: 'f'.repeat(32), type: 'passport', consent: 'true', ...PASSPORT },
      files: [{ field: 'photoPage', name: 'a.png', type: 'image/png', bytes: pngHeader(400, 300) }],
    });
    for (const { id } of engine.reviews()) engine.decide(id, 'approve');
  }

  live(act: Act): void {
    const { engine } = this.bench;
    const runnerId = 'runner' in act ? (this.match.matchOdds.runners[act.runner]?.id ?? '') : '';
    switch (act.do) {
      case 'bet':
        this.player.place(this.match, { runnerId, side: act.side, stake: act.stake });
        break;
      case 'settle':
      case 'resettle':
        engine.market(this.match.matchOdds.id, { action: act.do, runnerId });
        break;
      case 'rollback':
        engine.market(this.match.matchOdds.id, { action: 'rollback' });
        break;
      case 'cashOut':
        this.cashOut();
        break;
      case 'deposit':
        this.deposits.deposit('m_paytm', 500, String(100_000_000_000 + (this.rounds += 1)));
        for (const { id } of engine.reviews()) engine.decide(id, 'approve');
        break;
      case 'round':
        this.round(act.stake, act.end);
        break;
      case 'withdraw':
        this.withdraw(act.amount, act.end);
        break;
      case 'adjust':
        engine.setBalance(this.player.id, { cash: act.cash, coins: act.coins });
        break;
      case 'pass':
        this.pass(7 * 3_600_000);
        break;
    }
  }

  /** Neither sessions nor matches live that long: the player comes back to another match. */
  pass(ms: number): void {
    this.bench.engine.advance(ms);
    const { token } = this.bench.post<{ token: string }>('/login', {
      username: 'asha',
      password: 'Secret123',
    }).body.data;
    this.player = new Player(this.bench, token, this.player.id);
    this.match = this.bench.stillMatch('soccer');
    Object.assign(this.deposits, { player: this.player });
  }

  received(query: Record<string, string> = {}): AnsweredStatement {
    return this.bench.get<AnsweredStatement>(
      '/getAccountstatement',
      { pagesize: '100', ...query },
      this.player.token,
    ).body.data;
  }

  withdraw(amount: number, end: 'approve' | 'decline' | 'cancel' | 'wait'): void {
    const body = { key: this.bench.nextKey(), method: 'upi', amount, address: 'asha@okaxis' };
    const reply = this.bench.post<{ request?: { id: string } } | null>(
      '/withdrawRequest/create',
      body,
      this.player.token,
    );
    const id = reply.body.data?.request?.id;
    if (id === undefined) return;
    this.withdrawn += 1;
    if (end === 'cancel') this.bench.post('/withdrawRequest/cancel', { id }, this.player.token);
    else if (end !== 'wait') this.bench.engine.decide(id, end);
  }

  private cashOut(): void {
    const { token } = this.player;
    const quote = this.bench.post<{ quote?: { id: string } } | null>(
      '/bets/cashout/quote',
      { marketId: this.match.matchOdds.id },
      token,
    ).body.data?.quote;
    if (quote !== undefined)
      this.bench.post('/bets/cashout', { quoteId: quote.id, key: this.bench.nextKey() }, token);
  }

  private round(amount: number, end: 'win' | 'lose' | 'refund'): void {
    const { engine } = this.bench;
    const lobby = this.bench.post<{ url: string }>(
      '/lobby',
      { provider: 'spribe', code: 'mines' },
      this.player.token,
    );
    const session = lobby.body.data.url.split('session=')[1] ?? '';
    const round = `r${(this.rounds += 1)}`;
    engine.wallet({ kind: 'bet', session, round, amount });
    if (end === 'refund') engine.wallet({ kind: 'refund', round });
    else engine.wallet({ kind: 'win', round, amount: end === 'win' ? amount * 2 : 0 });
  }
}

function expectToAddUp({ statement, count, opening, closing, totals }: AnsweredStatement): void {
  expect(count).toBe(statement.length);
  let [cash, coins] = [paise(opening.cash), paise(opening.coins)];
  for (const row of statement.toReversed()) {
    cash += paise(row.amount);
    coins += paise(row.coins);
    expect([paise(row.balance), paise(row.coinsBalance)]).toEqual([cash, coins]);
  }
  expect([paise(closing.cash), paise(closing.coins)]).toEqual([cash, coins]);
  expect(paise(opening.cash) + paise(totals.in) - paise(totals.out) - paise(totals.held)).toBe(cash);
  expect(Math.min(totals.in, totals.out)).toBeGreaterThanOrEqual(0);
  expect(paise(opening.coins) + paise(totals.coins)).toBe(coins);
}

describe('the statement', () => {
  it('[CASH-03] [P11] after any week its rows lead from the opening to the closing balance, and that is the ledger’s', () => {
    fc.assert(
      fc.property(acts, fc.nat(6), fc.nat(6), (week, first, last) => {
        const here = new Week();
        for (const act of week) here.live(act);
        const whole = here.received();
        expectToAddUp(whole);
        const { cash, coins } = here.player.wallet();
        expect([paise(whole.closing.cash), paise(whole.closing.coins)]).toEqual([paise(cash), paise(coins)]);
        const { ledgerSum, users } = here.bench.engine.audit();
        expect(ledgerSum).toBe(0);
        // What the statement says is held is what the ledger holds, so that nothing of it passes for money in or out.
        expect(paise(whole.totals.held)).toBe(users.find(({ userId }) => userId === here.player.id)?.hold);
        expectToAddUp(
          here.received({
            startdate: String(START + first * DAY_MS),
            enddate: String(START + last * DAY_MS),
          }),
        );
        const groups = ['deposit_withdraw', 'sports', 'casino', 'bonus'].map((type) =>
          here.received({ type }),
        );
        const others = whole.statement.filter(({ group }) => group === 'other').length;
        expect(groups.reduce((sum, { count }) => sum + count, others)).toBe(whole.count);
      }),
      { numRuns: runs(25) },
    );
  });

  it('[CASH-02] [CASH-03] a withdrawal goes when it is asked for and comes back unless it is paid', () => {
    const here = new Week();
    for (const end of ['approve', 'decline', 'cancel', 'wait'] as const)
      here.live({ do: 'withdraw', amount: 300, end });
    expect(here.withdrawn).toBe(4);
    const received = here.received({ type: 'deposit_withdraw' });
    expect(received.statement.map(({ code, amount }) => [code, amount]).toReversed()).toEqual([
      ['withdraw', -300],
      ['withdraw', -300],
      ['withdraw-returned', 300],
      ['withdraw', -300],
      ['withdraw-returned', 300],
      ['withdraw', -300],
    ]);
    expect(received.closing.cash).toBe(here.player.wallet().cash);
  });

  it('[CASH-03] says what happened where: a stake, its result, a result that was taken back, a round', () => {
    const here = new Week();
    const home = here.match.matchOdds.runners[0]?.id ?? '';
    here.player.place(here.match, { runnerId: home, stake: 200 });
    here.live({ do: 'settle', runner: 0 });
    here.live({ do: 'rollback' });
    here.live({ do: 'settle', runner: 1 });
    here.live({ do: 'round', stake: 2_000, end: 'win' });
    const name = `${here.match.home} v ${here.match.away}`;
    const sports = here.received({ type: 'sports' }).statement.toReversed();
    expect(sports).toMatchObject([
      { type: 'bet', code: 'bet-held', amount: -200, name, detail: 'Match Odds', result: null },
      { type: 'win', code: 'bet-settled', amount: 400, result: 200 },
      { type: 'adjustment', code: 'settlement-reversed', amount: -400, result: -200 },
      { type: 'bet', code: 'bet-settled', amount: 0, result: -200 },
    ]);
    expect(here.received({ type: 'casino' }).statement).toMatchObject([
      { type: 'win', code: 'game-win', amount: 40, name: 'Mines' },
      { type: 'bet', code: 'game-bet', amount: -20, name: 'Mines' },
    ]);
    expect(here.received({ type: 'bonus' }).statement).toMatchObject([
      { type: 'bonus', code: 'welcome', amount: 10_000, coins: 500, balance: 10_000, coinsBalance: 500 },
    ]);
  });

  it('[CASH-03] a stake that is released without a settlement is not money in, and a lost one is money out', () => {
    const here = new Week();
    const totals = () => here.received({ type: 'sports' }).totals;
    const [home, away] = here.match.matchOdds.runners;
    here.player.place(here.match, { runnerId: home?.id ?? '', stake: 200 });
    expect(totals()).toMatchObject({ in: 0, out: 0, held: 200 });
    // The other way: the worst case is smaller, and part of the hold comes back.
    here.player.place(here.match, { runnerId: away?.id ?? '', stake: 100 });
    here.live({ do: 'cashOut' });
    expect(here.received({ type: 'sports' }).statement.some(({ code }) => code === 'bet-released')).toBe(
      true,
    );
    expect(totals()).toMatchObject({ in: 0, out: 0 });
    here.live({ do: 'settle', runner: 2 });
    const { in: moneyIn, out, held } = totals();
    const result = here.received({ type: 'sports' }).statement[0]?.result ?? 0;
    expect([moneyIn - out, held]).toEqual([result, 0]);
    expect(Math.min(moneyIn, out)).toBe(0);
  });

  it('[CASH-03] outlives the names of its markets, a trimmed ledger and a snapshot', () => {
    const here = new Week();
    const name = `${here.match.home} v ${here.match.away}`;
    here.live({ do: 'bet', runner: 0, side: 'back', stake: 300 });
    here.live({ do: 'settle', runner: 0 });
    for (let more = 0; more < 260; more += 1) here.live({ do: 'adjust', cash: 100 + more, coins: 0 });
    here.pass(4 * DAY_MS);
    const snapshot: unknown = JSON.parse(JSON.stringify(here.bench.engine.snapshot()));
    const { count, statement } = here.received();
    expect(count).toBeGreaterThan(260);
    expect(statement).toHaveLength(100);
    const oldest = here.received({ type: 'sports' }).statement.at(-1);
    expect(oldest).toMatchObject({ name });
    expect(JSON.stringify(snapshot)).toContain('bet-held');
  });

  it('[X30] [F19] clamps pages, swaps dates, refuses more than 90 days', () => {
    const here = new Week();
    for (let more = 0; more < 120; more += 1) here.live({ do: 'adjust', cash: 100 + more, coins: 0 });
    expect(here.received({ skip: '-5', pagesize: '1000000000' }).statement).toHaveLength(100);
    expect(here.received({ skip: '1000000000' })).toMatchObject({ statement: [], count: 122 });
    expect(here.received({ pagesize: '-3' }).statement).toHaveLength(1);
    expect(here.received({ startdate: String(START + DAY_MS), enddate: String(START - DAY_MS) }).count).toBe(
      122,
    );
    const ask = (startdate: string, enddate: string) =>
      here.bench.get('/getAccountstatement', { startdate, enddate }, here.player.token);
    expect(ask('2025-01-01', '2026-01-15').body.code).toBe('RANGE_TOO_WIDE');
    expect(ask('soon', '2026-01-15').status).toBe(422);
    expect(here.bench.get('/getAccountstatement').status).toBe(401);
  });

  it('[F19] beyond ten thousand rows the oldest go into the opening balance, and nothing is lost', () => {
    const book = new StatementBook(() => ({ place: '', detail: '', matchId: '' }));
    for (let id = 1; id <= 10_050; id += 1)
      book.record({
        id,
        at: START + id,
        type: 'adjust',
        ref: '',
        postings: [
          ['cash:PL1', id],
          ['house:chips', -id],
        ],
      });
    const all = { from: 0, to: Infinity, group: null };
    const { rows, opening, closing } = book.of('PL1', all);
    expect(rows).toHaveLength(10_000);
    expect(opening.cash).toBe((50 * 51) / 2);
    expect(closing.cash).toBe((10_050 * 10_051) / 2);
    const saved = JSON.parse(JSON.stringify(book.save())) as SavedStatement;
    expect(new StatementBook(() => ({ place: '', detail: '', matchId: '' }), saved).of('PL1', all)).toEqual(
      book.of('PL1', all),
    );
  });
});
