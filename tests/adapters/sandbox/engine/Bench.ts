import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import type { SandboxEngineOptions } from '@/adapters/sandbox/engine/createSandboxEngine';
import type { MarketCommand } from '@/adapters/sandbox/wire/MarketCommand';
import type { SocketSession } from '@/adapters/sandbox/wire/SandboxBackend';

export const START = Date.UTC(2026, 0, 15, 12, 0, 0);

export interface Reply<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly error: boolean;
    readonly data: T;
    readonly message: string;
    readonly code?: string;
  };
}

export interface WireBet {
  readonly id: string;
  readonly replaces: string | null;
  readonly key: string;
  readonly marketId: string;
  readonly runnerId: string;
  readonly selectionType: 'back' | 'lay';
  readonly odds: number;
  readonly requestedOdds: number;
  readonly stack: number;
  readonly matched: number;
  readonly status: string;
  readonly reason: string | null;
  readonly offer: number | null;
  readonly delayLeftMs: number;
  readonly profitLoss: number | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

export type Level = readonly [number, number, number];

export interface WireRunner {
  readonly id: string;
  readonly status: string;
  readonly back: readonly Level[];
  readonly lay: readonly Level[];
}

export interface WirePrices {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly statusLabel: string;
  readonly inPlay: boolean;
  readonly delaySeconds: number;
  readonly result: string | null;
  readonly totalMatched: number;
  readonly runners: readonly WireRunner[];
}

export interface WireMarketFacts {
  readonly id: string;
  readonly refMatchId: string;
  readonly status: string;
  readonly version: number;
  readonly inPlay: boolean;
  readonly delaySeconds: number;
  readonly min: number;
  readonly max: number;
  readonly maxProfit: number;
  readonly allowUnmatched: boolean;
  readonly result: string | null;
  readonly runners: readonly { readonly id: string; readonly name: string; readonly status: string }[];
}

export interface WireMatchFacts {
  readonly id: string;
  readonly sportId: string;
  readonly status: string;
  readonly home: string;
  readonly away: string;
  readonly startTime: string;
  readonly score: {
    readonly home: string;
    readonly away: string;
    readonly note: string;
    readonly clock: string;
  } | null;
  readonly matchOdds: WireMarketFacts;
}

export interface OrderParts {
  readonly key?: string;
  readonly marketId?: string;
  readonly runnerId?: string;
  readonly side?: 'back' | 'lay';
  readonly odds?: number;
  readonly stake?: number;
  readonly marketVersion?: number;
  readonly acceptOdds?: 'none' | 'better' | 'any';
  readonly worstOdds?: number;
  readonly keepInPlay?: boolean;
}

let firstMoment: unknown;

/** One engine under test, spoken to as its doors speak to it. */
export class Bench {
  readonly engine: ReturnType<typeof createSandboxEngine>;
  private keys = 0;

  constructor(options: Partial<SandboxEngineOptions> = {}) {
    this.engine = createSandboxEngine({ seed: 'bench', startMs: START, ...options });
  }

  /** The world of `new Bench()` in a sixth of the time: its first moment is played once in a process, and gone on from (P32, snapshot.test). */
  static again(): Bench {
    firstMoment ??= new Bench().engine.snapshot();
    return new Bench({ snapshot: firstMoment });
  }

  ask<T = unknown>(
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      token,
      query = {},
      client = 'client-1',
    }: { body?: unknown; token?: string; query?: Record<string, string>; client?: string } = {},
  ): Reply<T> {
    const headers = token === undefined ? {} : { token };
    const reply = this.engine.handle({ method, path, query, headers, body, client });
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body as Reply<T>['body'] };
  }

  get<T = unknown>(path: string, query: Record<string, string> = {}, token?: string): Reply<T> {
    return this.ask<T>('GET', path, { query, ...(token === undefined ? {} : { token }) });
  }

  post<T = unknown>(path: string, body: unknown, token?: string, client = 'client-1'): Reply<T> {
    return this.ask<T>('POST', path, { body, client, ...(token === undefined ? {} : { token }) });
  }

  /** The code of the latest message to this number. */
  code(mobile: string): string {
    const text = this.engine.inbox().findLast((each) => each.to.endsWith(mobile))?.text ?? '';
    return text.slice(0, 6);
  }

  /** Signs a player up, OTP included. */
  player(username = 'asha', mobile = '9000000001'): Player {
    this.post('/sendOtpToMobile', { mobile, country_code: '+91' });
    this.post('/mobileVerification', { mobile, country_code: '+91', otp: this.code(mobile) });
    const form = {
      name: 'Asha',
      username,
      password: 'Secret123',
      typeId: 3,
      parentId: 81026,
      mobile,
      country_code: '+91',
    };
    const reply = this.post<{ token: string; user: { mstruserid: string } }>('/register', form);
    if (reply.body.error) throw new Error(reply.body.message);
    return new Player(this, reply.body.data.token, reply.body.data.user.mstruserid);
  }

  matches(query: Record<string, string> = {}): readonly WireMatchFacts[] {
    return this.get<{ matches: readonly WireMatchFacts[] }>('/bet/matches', query).body.data.matches;
  }

  /** A match in play whose market will only do what the test tells it. */
  stillMatch(format: 'fives' | 'twenty' | 'soccer' | 'tennis' = 'twenty', delaySeconds = 0): WireMatchFacts {
    const digit = { fives: '1', twenty: '2', soccer: '3', tennis: '4' }[format];
    const match = this.matches({ inplay: 'true' }).find((each) => each.id.startsWith(digit));
    if (match === undefined) throw new Error(`no ${format} in play`);
    const { id } = match.matchOdds;
    this.command(id, { action: 'freeze' });
    this.command(id, { action: 'inPlay', delaySeconds });
    match.matchOdds.runners.forEach((runner, at) => {
      this.command(id, { action: 'move', runnerId: runner.id, odds: 2 + at });
      for (const side of ['back', 'lay'] as const) {
        this.command(id, { action: 'depth', runnerId: runner.id, side, size: 100_000 });
      }
    });
    return match;
  }

  command(marketId: string, command: MarketCommand): void {
    const reply = this.engine.market(marketId, command);
    if (!reply.ok) throw new Error(`${command.action}: ${reply.why}`);
  }

  prices(refmatchid: string): WirePrices {
    const [prices] = this.get<{ odds: readonly WirePrices[] }>('/bet/match/odds', { refmatchid }).body.data
      .odds;
    if (prices === undefined) throw new Error('no prices');
    return prices;
  }

  market(refmatchid: string): WireMarketFacts {
    const [market] = this.get<{ markets: readonly WireMarketFacts[] }>('/bet/match/odds', { refmatchid }).body
      .data.markets;
    if (market === undefined) throw new Error('no market');
    return market;
  }

  nextKey(): string {
    this.keys += 1;
    return this.keys.toString(16).padStart(32, '0');
  }
}

/** A signed-in player with a socket that remembers what it was told. */
export class Player {
  readonly received: { readonly event: string; readonly payload: unknown }[] = [];
  readonly socket: SocketSession;

  constructor(
    readonly bench: Bench,
    readonly token: string,
    readonly id: string,
  ) {
    const connected = bench.engine.connect(token, {
      send: (event, payload) => void this.received.push({ event, payload: structuredClone(payload) }),
      close: () => void this.received.push({ event: 'closed', payload: null }),
    });
    if (!connected.ok) throw new Error(connected.refusal.message);
    this.socket = connected.session;
  }

  /** A back of ₹100 at the best price of the first runner, unless told otherwise. */
  place(match: WireMatchFacts, parts: OrderParts = {}): Reply<{ bet: WireBet }> {
    const prices = this.bench.prices(match.id);
    const runner = prices.runners.find((each) => each.id === parts.runnerId) ?? prices.runners[0];
    const side = parts.side ?? 'back';
    const order = {
      key: this.bench.nextKey(),
      marketId: prices.id,
      runnerId: runner?.id,
      side,
      odds: runner?.[side]?.[0]?.[1],
      stake: 100,
      marketVersion: prices.version,
      acceptOdds: 'better',
      ...parts,
    };
    return this.bench.post('/bets', order, this.token);
  }

  bet(match: WireMatchFacts, parts: OrderParts = {}): WireBet {
    return this.place(match, parts).body.data.bet;
  }

  byKey(key: string): Reply<{ bet: WireBet }> {
    return this.bench.get(`/bets/by-key/${key}`, {}, this.token);
  }

  /** How the bet stands now. */
  again(bet: WireBet): WireBet {
    return this.byKey(bet.key).body.data.bet;
  }

  wallet(): {
    readonly balance: number;
    readonly cash: number;
    readonly coins: number;
    readonly version: number;
  } {
    return this.socket.receive('get:balance', []) as ReturnType<Player['wallet']>;
  }

  exposure(): number {
    return this.bench.get<{ exposureAmount: number }>('/bet/exposure/amount', {}, this.token).body.data
      .exposureAmount;
  }

  events<T>(event: string): readonly T[] {
    return this.received.filter((each) => each.event === event).map((each) => each.payload as T);
  }
}
