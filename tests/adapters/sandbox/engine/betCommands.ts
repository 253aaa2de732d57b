import fc from 'fast-check';
import { expect } from 'vitest';
import type { MarketCommand } from '@/adapters/sandbox/wire/MarketCommand';
import { Bench } from './Bench';
import type { Player, WireBet, WireMatchFacts } from './Bench';
import type { BetModel, ModelBet } from './BetModel';

/** The engine with two players and one still football market. */
export class Real {
  readonly bench = Bench.again();
  readonly players: readonly Player[] = [
    this.bench.player('asha', '9000000001'),
    this.bench.player('bela', '9000000002'),
  ];
  readonly match: WireMatchFacts;
  readonly market: string;
  readonly runners: readonly string[];

  constructor(delaySeconds: number) {
    this.match = this.bench.stillMatch('soccer', delaySeconds);
    this.market = this.match.matchOdds.id;
    this.runners = this.match.matchOdds.runners.map((runner) => runner.id);
  }

  player(at: number): Player {
    const player = this.players[at];
    if (player === undefined) throw new Error('no such player');
    return player;
  }

  now(bet: ModelBet): WireBet {
    return this.player(bet.who).again(bet.seen);
  }
}

export type Command = fc.Command<BetModel, Real>;

/** What became of changes that waited out a delay. */
export const swaps = { made: 0, refused: 0, overtaken: 0 };

/** After every command: each bet may be where it is, and the money is where the model says. */
export function check(model: BetModel, real: Real, takenBack = false): void {
  const waited = model.bets.filter((bet) => bet.seen.status === 'pending');
  for (const bet of model.bets) expect(model.observe(bet, real.now(bet), takenBack)).toBeNull();
  for (const { seen, instead } of waited) {
    if (instead === undefined || seen.status === 'pending') continue;
    if (seen.status !== 'rejected') swaps.made += 1;
    else if (seen.reason === 'BET_CHANGED') swaps.overtaken += 1;
    else if (seen.reason !== 'MARKET_CLOSED') {
      swaps.refused += 1;
      expect(instead.of.seen).toMatchObject({ matched: instead.matched, settledAt: null });
    }
  }
  for (const bet of model.bets) expect(bet.seen.profitLoss).toBe(model.profit(bet));
  for (const bet of model.bets) expect(model.swapped(bet)).toBeNull();
  const audit = real.bench.engine.audit();
  expect(audit.ledgerSum).toBe(0);
  expect(audit.bets).toBe(model.bets.length);
  audit.users.forEach((user, who) => {
    expect({ hold: user.hold, exposure: user.exposure, cash: user.cash }).toEqual({
      hold: model.exposure(who),
      exposure: model.exposure(who),
      cash: model.cash(who),
    });
    expect(real.player(who).exposure()).toBe(model.exposure(who) / 100);
  });
}

interface PlaceParts {
  readonly who: number;
  readonly runner: number;
  readonly side: 'back' | 'lay';
  readonly odds: number;
  readonly stake: number;
  readonly acceptOdds: 'none' | 'better' | 'any';
  readonly worst?: number;
  readonly stale: boolean;
  readonly dupes: number;
}

/** How often worse odds were taken within a bound. */
export const bounded = { worse: 0 };

/** A bound belongs to whoever takes better odds, and is no better than the odds asked for. */
function boundOf(
  { acceptOdds, side, odds }: Pick<PlaceParts, 'acceptOdds' | 'side' | 'odds'>,
  worst?: number,
): { readonly worstOdds?: number } {
  if (worst === undefined || acceptOdds !== 'better') return {};
  return { worstOdds: side === 'back' ? Math.min(odds, worst) : Math.max(odds, worst) };
}

class Place implements Command {
  constructor(private readonly parts: PlaceParts) {}

  check(): boolean {
    return true;
  }

  run(model: BetModel, real: Real): void {
    const { who, runner, stale, dupes, worst, ...rest } = this.parts;
    model.version = real.bench.market(real.match.id).version;
    const marketVersion = model.version - (stale ? 1 : 0);
    const key = real.bench.nextKey();
    const order = {
      ...rest,
      ...boundOf(rest, worst),
      key,
      marketVersion,
      runnerId: real.runners[runner] ?? '',
    };
    const replies = Array.from({ length: 1 + dupes }, () => real.player(who).place(real.match, order));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    const seen = replies[0]?.body.data.bet;
    if (seen === undefined) throw new Error('no bet');
    const asked = { ...seen, status: 'pending', matched: 0, odds: seen.requestedOdds };
    const bet: ModelBet = { who, runner, origin: 'slip', acceptOdds: rest.acceptOdds, order, seen: asked };
    const refusal = model.refusal(bet, marketVersion);
    if (refusal !== null) expect(seen).toMatchObject({ status: 'rejected', reason: refusal });
    else if (seen.status === 'rejected')
      expect(['ODDS_CHANGED', 'UNMATCHED_NOT_ALLOWED', 'INSUFFICIENT_FUNDS']).toContain(seen.reason);
    const given =
      seen.selectionType === 'back' ? seen.odds < seen.requestedOdds : seen.odds > seen.requestedOdds;
    if (seen.matched > 0 && given && order.worstOdds !== undefined) bounded.worse += 1;
    model.bets.push(bet);
    check(model, real);
  }

  toString(): string {
    return `place ${JSON.stringify(this.parts)}`;
  }
}

/** The same key again, as it was or with another stake. */
export class Replay implements Command {
  constructor(
    private readonly at: number,
    private readonly changed: boolean,
  ) {}

  check(model: Readonly<BetModel>): boolean {
    return model.bets.length > 0;
  }

  run(model: BetModel, real: Real): void {
    const bet = model.bets[this.at % model.bets.length];
    if (bet === undefined) return;
    const other = bet.who === 0 ? 1 : 0;
    expect(real.player(other).byKey(bet.seen.key).status).toBe(404);
    const stake = Math.round((bet.order.stake ?? 0) * 100 + (this.changed ? 100 : 0)) / 100;
    const reply = real.player(bet.who).place(real.match, { ...bet.order, stake });
    if (this.changed || bet.origin !== 'slip')
      expect([reply.status, reply.body.code]).toEqual([409, 'KEY_REUSED']);
    else expect(reply.body.data.bet).toEqual(bet.seen);
    check(model, real);
  }

  toString(): string {
    return `replay ${this.at}${this.changed ? ' changed' : ''}`;
  }
}

export class Wait implements Command {
  constructor(private readonly ms: number) {}

  check(): boolean {
    return true;
  }

  run(model: BetModel, real: Real): void {
    real.bench.engine.advance(this.ms);
    check(model, real);
    for (const bet of model.bets) {
      if (bet.seen.status === 'pending') expect(bet.seen.delayLeftMs).toBeGreaterThan(0);
    }
  }

  toString(): string {
    return `wait ${this.ms}`;
  }
}

class Control implements Command {
  constructor(
    private readonly what:
      | 'suspend'
      | 'ball'
      | 'resume'
      | 'bumpVersion'
      | 'move'
      | 'depth'
      | 'close'
      | 'settle'
      | 'resettle'
      | 'rollback'
      | 'void'
      | 'removeRunner',
    private readonly runner: number,
    private readonly odds: number,
    private readonly size: number,
  ) {}

  check(): boolean {
    return true;
  }

  run(model: BetModel, real: Real): void {
    const reply = real.bench.engine.market(real.market, this.command(real.runners[this.runner] ?? ''));
    this.expectation(model, reply.ok);
    check(model, real, this.what === 'rollback' || this.what === 'resettle');
    const { status, version, result } = real.bench.market(real.match.id);
    expect(status).toBe(model.status === 'BALL RUNNING' ? 'SUSPENDED' : model.status);
    expect(version).toBeGreaterThanOrEqual(model.version);
    const settled =
      model.settled === null ? null : model.settled === 'void' ? 'void' : real.runners[model.settled];
    expect(result).toBe(settled);
  }

  toString(): string {
    return `${this.what} ${this.runner} ${this.odds} ${this.size}`;
  }

  private command(runnerId: string): MarketCommand {
    switch (this.what) {
      case 'ball':
        return { action: 'suspend', label: 'BALL RUNNING' };
      case 'move':
        return { action: 'move', runnerId, odds: this.odds };
      case 'depth':
        return { action: 'depth', runnerId, side: 'back', size: this.size };
      case 'settle':
      case 'resettle':
      case 'removeRunner':
        return { action: this.what, runnerId };
      default:
        return { action: this.what };
    }
  }

  private expectation(model: BetModel, done: boolean): void {
    const closed = model.status === 'CLOSED';
    switch (this.what) {
      case 'suspend':
      case 'ball':
        expect(done).toBe(!closed);
        if (!closed) model.status = this.what === 'ball' ? 'BALL RUNNING' : 'SUSPENDED';
        return;
      case 'resume':
        expect(done).toBe(!closed);
        if (!closed) model.status = 'OPEN';
        return;
      case 'close':
        model.status = 'CLOSED';
        return;
      case 'removeRunner':
        expect(done).toBe(!closed && !model.gone.has(this.runner));
        if (done) model.gone.add(this.runner);
        return;
      case 'settle':
      case 'void': {
        if (this.what === 'settle' && model.gone.has(this.runner)) {
          expect(done).toBe(false);
          return;
        }
        const outcome = this.what === 'void' ? 'void' : this.runner;
        expect(done).toBe(model.settled === null || model.settled === outcome);
        model.settled ??= outcome;
        model.status = 'CLOSED';
        return;
      }
      case 'resettle':
        expect(done).toBe(!model.gone.has(this.runner));
        if (!done) return;
        model.settled = this.runner;
        model.status = 'CLOSED';
        return;
      case 'rollback':
        expect(done).toBe(model.settled !== null);
        model.settled = null;
        return;
      default:
        expect(done || closed || model.gone.has(this.runner)).toBe(true);
    }
  }
}

export const PRICES = [1.5, 1.99, 2, 2.02, 2.5, 3, 3.05, 4, 4.1, 6];
export const place = fc
  .record({
    who: fc.nat(1),
    runner: fc.nat(2),
    side: fc.constantFrom('back' as const, 'lay' as const),
    odds: fc.constantFrom(...PRICES),
    stake: fc.integer({ min: 10_000, max: 600_000 }).map((amount) => amount / 100),
    acceptOdds: fc.constantFrom('none' as const, 'better' as const, 'any' as const),
    worst: fc.option(fc.constantFrom(...PRICES), { nil: undefined }),
    stale: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
    dupes: fc.nat(2),
  })
  .map(({ worst, ...parts }) => new Place({ ...parts, ...(worst === undefined ? {} : { worst }) }));
/** At odds that nobody offers, so that it rests. */
export const resting = fc
  .record({ who: fc.nat(1), runner: fc.nat(2), stake: fc.integer({ min: 100, max: 6_000 }) })
  .map(
    (parts) => new Place({ ...parts, side: 'back', odds: 20, acceptOdds: 'better', stale: false, dupes: 0 }),
  );
export const control = (
  ...kinds: readonly ConstructorParameters<typeof Control>[0][]
): fc.Arbitrary<Control> =>
  fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.nat(2),
      fc.constantFrom(...PRICES),
      fc.integer({ min: 50, max: 5_000 }),
    )
    .map((parts) => new Control(...parts));
