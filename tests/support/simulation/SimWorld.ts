import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import type { MarketCommand } from '@/adapters/sandbox/wire/MarketCommand';
import type { Engine, SimBackend } from './SimBackend';
import { TurnInPlay } from './TurnInPlay';

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly userId: string;
}

export interface WireMarket {
  readonly id: string;
  readonly status: string;
  readonly runners: readonly { readonly id: string; readonly status: string }[];
}

/** What a bet says of itself on the wire, as far as the simulation compares it. */
export interface WireBet {
  readonly id: string;
  readonly key: string;
  readonly replaces: string | null;
  readonly marketId: string;
  readonly status: string;
  readonly keepInPlay: boolean;
  readonly stack: number;
  readonly matched: number;
  readonly odds: number;
  readonly reason: string | null;
  readonly createdAt: string;
}

/** What the engine says of a cash out under its key. */
export interface WireCashOut {
  readonly status: string;
  readonly bets: readonly WireBet[];
}

interface Given {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly token?: string;
}

/** The matches to come that players bet on, and that turn in play before their time: the next ones. */
export const UPCOMING_BET_ON = 3;
const PASSWORD = 'Secret1234';
/** Between two suspensions, moves, settlements and the like. */
const DEED_MS = 1_500;
/** In-play delays, shorter than usual on the whole: what counts here is how many bets there are, not how long they wait. */
const DELAYS = [0, 1, 1, 1, 2, 2, 3, 6];

/** The world that the players bet in: markets are suspended, move, change their delay, end; the server restarts and crashes. */
export class SimWorld {
  readonly counted = {
    suspensions: 0,
    oddsMoves: 0,
    delayChanges: 0,
    settlements: 0,
    reversals: 0,
    restarts: 0,
    crashes: 0,
  };
  readonly turns = new TurnInPlay();
  readonly roll: () => number;
  private readonly accounts: Account[] = [];
  private stopDeeds: (() => void) | null = null;
  private settles = true;

  constructor(
    private readonly backend: SimBackend,
    seed: number,
  ) {
    this.roll = seededRandom(seed);
  }

  get engine(): Engine {
    return this.backend.engine;
  }

  account(number: number): Account {
    const username = `player${number}`;
    const mobile = `98765${String(43_210 + number)}`;
    const number91 = { mobile, country_code: '+91' };
    this.post('/sendOtpToMobile', number91);
    const text = this.engine.inbox().findLast(({ to }) => to.endsWith(mobile))?.text ?? '';
    this.post('/mobileVerification', { ...number91, otp: /\b\d{6}\b/.exec(text)?.[0] });
    const form = { name: 'Asha Rao', username, password: PASSWORD, typeId: 3, parentId: 81026 };
    this.post('/register', { ...form, ...number91 });
    const userId = this.engine.userId(username);
    if (userId === null) throw new Error(`${username} could not be registered`);
    const account = { username, password: PASSWORD, userId };
    this.accounts.push(account);
    return account;
  }

  fund(userId: string, rupees: number): void {
    this.backend.run(() => this.engine.setBalance(userId, { cash: rupees }));
  }

  revoke(userId: string): void {
    this.backend.run(() => this.engine.revokeUser(userId));
  }

  /** From here on something keeps happening to the markets, and now and then to the server. */
  disturb(): void {
    for (const { id } of this.markets()) this.command(id, { action: 'inPlay', delaySeconds: 1 });
    this.letWait();
    this.stopDeeds = this.backend.time.scheduler.every(DEED_MS, () => this.deed());
  }

  /** What is in play goes on without an end, so that open bets gather. */
  endNothing(): void {
    this.settles = false;
    for (const { id } of this.markets()) this.command(id, { action: 'freeze' });
  }

  /** Nothing is disturbed any more, what is in play stands still, and what is to come does not begin. */
  calm(): void {
    this.stopDeeds?.();
    this.stopDeeds = null;
    for (const { id } of this.markets('false')) this.command(id, { action: 'freeze' });
    for (const { id } of this.markets()) {
      this.command(id, { action: 'resume' });
      this.command(id, { action: 'freeze' });
    }
  }

  /** Every bet of a player, newest first, over the wire. */
  betsOf(token: string, filter: Record<string, string> = {}): readonly WireBet[] {
    const all: WireBet[] = [];
    for (let skip = 0; ; skip += 100) {
      const query = { ...filter, skip: String(skip), pagesize: '100' };
      const { bets } = this.data('GET', '/bets', { query, token }) as { bets: readonly WireBet[] };
      all.push(...bets);
      if (bets.length < 100) return all;
    }
  }

  /** null: no cash out came under this key. */
  cashOutOf(token: string, key: string): WireCashOut | null {
    const found = this.ask('GET', `/bets/cashout/by-key/${key}`, { token });
    return found === null ? null : (found as { cashOut: WireCashOut }).cashOut;
  }

  /** A token of the test's own, to look with. */
  tokenOf({ username, password }: Account): string {
    const { token } = this.data('POST', '/login', { body: { username, password } }) as { token: string };
    return token;
  }

  /** A match that nobody waited for so soon: what becomes of its bets is judged at once. */
  private turnInPlay(): void {
    const markets = this.letWait();
    const market = markets[Math.floor(this.roll() * markets.length)];
    if (market === undefined) return;
    const tokens = this.accounts.map((account) => this.tokenOf(account));
    const waited = tokens.map((token) => this.betsOf(token, { betstatus: 'open' }));
    const before = waited.flat().filter(({ marketId }) => marketId === market.id);
    this.command(market.id, { action: 'inPlay', delaySeconds: 1 });
    const after = tokens.flatMap((token, at) =>
      (waited[at] ?? [])
        .filter(({ marketId }) => marketId === market.id)
        .map(({ key }) => (this.data('GET', `/bets/by-key/${key}`, { token }) as { bet: WireBet }).bet),
    );
    this.turns.judge(before, new Map(after.map((bet) => [bet.id, bet])));
  }

  /** Bets may wait on the next matches, and be kept when they begin. */
  private letWait(): readonly WireMarket[] {
    const next = this.markets('false')
      .filter(({ status }) => status !== 'CLOSED')
      .slice(0, UPCOMING_BET_ON);
    for (const { id } of next)
      this.command(id, { action: 'configure', allowUnmatched: true, keepInPlay: true });
    return next;
  }

  private deed(): void {
    if (this.settles && this.roll() < 0.03) this.turnInPlay();
    const markets = this.markets();
    const market = markets[Math.floor(this.roll() * markets.length)];
    const runner = market?.runners[Math.floor(this.roll() * market.runners.length)];
    if (market === undefined || runner === undefined) return;
    const { counted } = this;
    const dice = this.roll();
    if (dice < 0.3) this.suspend(market.id);
    else if (dice < 0.6) this.moveOdds(market.id, runner.id);
    else if (dice < 0.7) {
      const delaySeconds = DELAYS[Math.floor(this.roll() * DELAYS.length)] ?? 0;
      if (this.command(market.id, { action: 'inPlay', delaySeconds })) counted.delayChanges += 1;
    } else if (dice < 0.78) this.command(market.id, { action: 'bumpVersion' });
    else if (dice < 0.84) this.command(market.id, { action: 'configure', allowUnmatched: this.roll() < 0.5 });
    else if (dice < 0.88)
      this.command(market.id, { action: 'depth', runnerId: runner.id, side: 'back', size: 120 });
    else if (dice < 0.905) {
      counted.crashes += 1;
      this.backend.crash();
    } else if (dice < 0.935) {
      counted.restarts += 1;
      this.backend.restart();
    } else if (!this.settles) return;
    else if (dice < 0.965) this.settle(market.id, runner.id);
    else if (dice < 0.975) this.command(market.id, { action: 'removeRunner', runnerId: runner.id });
    else if (dice < 0.985) this.command(market.id, { action: 'void' });
  }

  private suspend(id: string): void {
    const label = this.roll() < 0.3 ? { label: 'BALL RUNNING' } : {};
    if (!this.command(id, { action: 'suspend', ...label })) return;
    this.counted.suspensions += 1;
    this.later(500 + this.roll() * 4_000, () => this.command(id, { action: 'resume' }));
  }

  private moveOdds(marketId: string, runnerId: string): void {
    const odds = [1.5, 1.8, 2, 2.5, 3, 4, 6][Math.floor(this.roll() * 7)] ?? 2;
    if (!this.command(marketId, { action: 'move', runnerId, odds })) return;
    this.counted.oddsMoves += 1;
    this.later(1_000 + this.roll() * 3_000, () => {
      if (this.settles) this.command(marketId, { action: 'thaw' });
    });
  }

  /** Sometimes the result is taken back, or was another. */
  private settle(marketId: string, runnerId: string): void {
    if (!this.command(marketId, { action: 'settle', runnerId })) return;
    this.counted.settlements += 1;
    const dice = this.roll();
    if (dice > 0.8) return;
    const correction: MarketCommand = dice < 0.4 ? { action: 'rollback' } : { action: 'resettle', runnerId };
    this.later(3_000, () => {
      if (this.command(marketId, correction)) this.counted.reversals += 1;
    });
    this.later(9_000, () => this.command(marketId, { action: 'settle', runnerId }));
  }

  private later(ms: number, deed: () => void): void {
    this.backend.time.scheduler.after(ms, () => {
      if (this.stopDeeds !== null) deed();
    });
  }

  private command(marketId: string, command: MarketCommand): boolean {
    return this.backend.run(() => this.engine.market(marketId, command)).ok;
  }

  /** Match odds of what is in play, or of what is not. */
  private markets(inplay = 'true'): readonly WireMarket[] {
    const query = { inplay };
    const { matches } = this.data('GET', '/bet/matches', { query }) as {
      matches: readonly { readonly matchOdds: WireMarket | null }[];
    };
    return matches.flatMap(({ matchOdds }) => matchOdds ?? []);
  }

  private post(path: string, body: unknown): unknown {
    return this.data('POST', path, { body });
  }

  private data(method: 'GET' | 'POST', path: string, given: Given): unknown {
    const data = this.ask(method, path, given);
    if (data === null) throw new Error(`${method} ${path} is refused`);
    return data;
  }

  /** null: refused. */
  private ask(method: 'GET' | 'POST', path: string, { query = {}, body, token }: Given): unknown {
    const headers: Record<string, string> = token === undefined ? {} : { token };
    const reply = this.backend.run(() =>
      this.engine.handle({ method, path, query, headers, body, client: 'the test' }),
    );
    const envelope = reply.body as { error: boolean; data: unknown };
    return envelope.error ? null : (envelope.data ?? {});
  }
}
