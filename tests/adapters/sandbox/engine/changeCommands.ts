import fc from 'fast-check';
import { expect } from 'vitest';
import type { Reply, WireBet } from './Bench';
import { check, PRICES } from './betCommands';
import type { Command, Real } from './betCommands';
import type { BetModel, ModelBet } from './BetModel';

/** Counts what really happened: a history in which nothing is cashed out proves nothing. */
export const happened = { cashOuts: 0, edits: 0, 'cancelled in the delay': 0 };

const rests = (bet: WireBet): boolean => bet.status === 'unmatched' || bet.status === 'partly_matched';

/** The bet as it stands when the part of it that waits is gone. */
const stoodDown = (bet: WireBet): WireBet =>
  bet.matched > 0
    ? { ...bet, status: 'matched' }
    : { ...bet, status: 'cancelled', delayLeftMs: 0, settledAt: expect.any(String) as string };

class Cancel implements Command {
  constructor(private readonly at: number) {}

  check(model: Readonly<BetModel>): boolean {
    return model.bets.length > 0;
  }

  run(model: BetModel, real: Real): void {
    const bet = model.bets[this.at % model.bets.length];
    if (bet === undefined) return;
    const before = bet.seen;
    const body = { betId: before.id };
    const reply = real.bench.post<{ bet: WireBet }>('/bets/cancel', body, real.player(bet.who).token);
    const delayed = before.status === 'pending' && before.replaces === null;
    if (delayed) happened['cancelled in the delay'] += 1;
    if (rests(before) || delayed) {
      expect(reply.body.data.bet).toEqual(stoodDown(before));
    } else {
      expect([reply.status, reply.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
      expect(reply.body.data.bet).toEqual(before);
    }
    check(model, real);
    expect(bet.seen).toEqual(reply.body.data.bet);
  }

  toString(): string {
    return `cancel ${this.at}`;
  }
}

class Edit implements Command {
  constructor(private readonly parts: { at: number; odds: number; stake: number; dupes: number }) {}

  check(model: Readonly<BetModel>): boolean {
    return model.bets.length > 0;
  }

  run(model: BetModel, real: Real): void {
    const { at, odds, stake, dupes } = this.parts;
    const old = model.bets[at % model.bets.length];
    if (old === undefined) return;
    const before = old.seen;
    const { token } = real.player(old.who);
    const body = { betId: before.id, key: real.bench.nextKey(), odds, stake };
    const ask = (more: object = {}): Reply<{ bet: WireBet; replacement: WireBet }> =>
      real.bench.post('/bets/edit', { ...body, ...more }, token);
    const reply = ask();
    for (let again = 0; again < dupes; again += 1) expect(ask()).toEqual(reply);
    if (!rests(before) || model.changing(old)) {
      expect([reply.status, reply.body.code, reply.body.data.bet]).toEqual([409, 'NOT_CANCELLABLE', before]);
      return check(model, real);
    }
    expect(ask({ stake: Math.round(stake * 100 + 100) / 100 }).body.code).toBe('KEY_REUSED');
    this.judge(model, real, old, body.key, reply.body.data);
    check(model, real);
    expect(old.seen).toEqual(real.now(old));
  }

  toString(): string {
    return `edit ${JSON.stringify(this.parts)}`;
  }

  private judge(
    model: BetModel,
    real: Real,
    old: ModelBet,
    key: string,
    { bet, replacement }: { readonly bet: WireBet; readonly replacement: WireBet },
  ): void {
    const { odds, stake } = this.parts;
    const before = old.seen;
    const [held, cash] = [model.exposure(old.who), model.cash(old.who)];
    const acceptOdds = old.acceptOdds === 'none' ? 'none' : 'better';
    const { worstOdds: _, ...asked } = old.order;
    const made: ModelBet = {
      ...old,
      origin: 'edit',
      instead: { of: old, matched: before.matched },
      acceptOdds,
      order: { ...asked, key, odds, stake, acceptOdds },
      seen: { ...replacement, status: 'pending', matched: 0, odds },
    };
    model.version = real.bench.market(real.match.id).version;
    old.seen = stoodDown(before);
    const growth = model.exposure(old.who, [made]) - held;
    const short = growth > Math.max(0, cash) ? 'INSUFFICIENT_FUNDS' : null;
    const refusal = model.shut(made, model.version) ?? short;
    old.seen = before;
    if (refusal !== null) expect(replacement).toMatchObject({ status: 'rejected', reason: refusal });
    if (replacement.status === 'rejected') {
      expect(bet).toEqual(before);
      if (refusal === null) expect(['ODDS_CHANGED', 'UNMATCHED_NOT_ALLOWED']).toContain(replacement.reason);
    } else {
      happened.edits += 1;
      expect(bet).toEqual(replacement.status === 'pending' ? before : stoodDown(before));
    }
    expect(replacement.replaces).toBe(before.id);
    model.bets.push(made);
  }
}

interface Quote {
  readonly id: string;
  readonly amount: number;
  readonly legs: readonly { readonly odds: number }[];
  readonly outcomes: readonly { readonly runnerId: string; readonly result: number }[];
}
type CashOutReply = Reply<{
  cashOut: { status: string; reason: string | null; amount: number; bets: readonly WireBet[] };
}>;

class CashOut implements Command {
  constructor(
    private readonly who: number,
    private readonly dupes: number,
    private readonly wait: number,
  ) {}

  check(): boolean {
    return true;
  }

  run(model: BetModel, real: Real): void {
    const { token } = real.player(this.who);
    const asked = real.bench.post<{ quote: Quote; reason: string }>(
      '/bets/cashout/quote',
      { marketId: real.market },
      token,
    );
    if (asked.status !== 200) {
      this.none(model, asked.body.data.reason);
      return check(model, real);
    }
    const { quote } = asked.body.data;
    real.bench.engine.advance(this.wait);
    check(model, real);
    const before = model.standings(this.who);
    const key = real.bench.nextKey();
    const take = (quoteId: string): CashOutReply => real.bench.post('/bets/cashout', { quoteId, key }, token);
    const reply = take(quote.id);
    for (let again = 0; again < this.dupes; again += 1) expect(take(quote.id)).toEqual(reply);
    expect(take('Q0').body.code).toBe('KEY_REUSED');
    const { status, reason, amount, bets } = reply.body.data.cashOut;
    if (status === 'refused') {
      expect([amount, bets]).toEqual([0, []]);
      expect(this.wait < 5_000 ? ['QUOTE_CHANGED'] : ['QUOTE_EXPIRED']).toContain(reason);
      return check(model, real);
    }
    expect(this.wait).toBeLessThan(5_000);
    for (const bet of bets) model.bets.push(this.made(real, bet));
    happened.cashOuts += 1;
    this.level(model, real, quote, before, amount);
    check(model, real);
  }

  toString(): string {
    return `cash out ${this.who} ${this.dupes} ${this.wait}`;
  }

  private none(model: BetModel, reason: string): void {
    const taken = model.standings(this.who).some((result) => (result ?? 0) !== 0);
    if (model.status === 'CLOSED') expect(reason).toBe('MARKET_CLOSED');
    else if (reason === 'NO_BETS') expect(taken).toBe(false);
    else if (model.status === 'OPEN')
      expect(['EQUAL', 'NO_PRICE', 'NOT_ENOUGH', 'INSUFFICIENT_FUNDS']).toContain(reason);
    else expect(reason).toBe(model.status === 'SUSPENDED' ? 'SUSPENDED' : 'BALL_RUNNING');
  }

  /** [P08] Every result is worth the same, what was said is what stands, and nothing got worse. */
  private level(
    model: BetModel,
    real: Real,
    quote: Quote,
    before: readonly (number | null)[],
    amount: number,
  ): void {
    const after = model
      .standings(this.who)
      .flatMap((result, at) =>
        result === null ? [] : [{ runnerId: real.runners[at] ?? '', result: result / 100 }],
      );
    expect(after).toEqual(quote.outcomes);
    const results = after.map((each) => Math.round(each.result * 100));
    expect(Math.min(...results)).toBe(Math.round(amount * 100));
    expect(amount).toBeGreaterThanOrEqual(quote.amount);
    expect(Math.min(...results)).toBeGreaterThan(Math.min(...before.flatMap((each) => each ?? [])));
    const [one = 0] = quote.legs.map((leg) => leg.odds).toSorted((a, b) => b - a);
    expect(Math.max(...results) - Math.min(...results)).toBeLessThanOrEqual(one + 1 + quote.legs.length);
  }

  private made(real: Real, bet: WireBet): ModelBet {
    expect(bet).toMatchObject({ status: 'matched', matched: bet.stack, odds: bet.requestedOdds });
    const order = {
      key: bet.key,
      runnerId: bet.runnerId,
      side: bet.selectionType,
      odds: bet.odds,
      stake: bet.stack,
    };
    return {
      who: this.who,
      runner: real.runners.indexOf(bet.runnerId),
      origin: 'cashOut',
      acceptOdds: 'none',
      order: { ...order, marketVersion: 1, acceptOdds: 'none' },
      seen: bet,
    };
  }
}

export const cancel = fc.nat(30).map((at) => new Cancel(at));
export const edit = fc
  .record({
    at: fc.nat(30),
    odds: fc.constantFrom(...PRICES),
    stake: fc.integer({ min: 10_000, max: 600_000 }).map((amount) => amount / 100),
    dupes: fc.nat(2),
  })
  .map((parts) => new Edit(parts));
export const cashOut = fc
  .tuple(fc.nat(1), fc.nat(2), fc.constantFrom(0, 0, 0, 1_000, 4_999, 5_000))
  .map((parts) => new CashOut(...parts));
