import { expect } from 'vitest';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { Door } from '@tests/support/sandbox/doors';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { call, dataOf, demoToken, next } from '@tests/support/sandbox/wireClient';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';

/** A bet as the wire tells it, as far as these contracts look. */
export interface AnsweredBet {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly reason: string | null;
  readonly odds: number;
  readonly requestedOdds: number;
  readonly stack: number;
  readonly matched: number;
  readonly profitLoss: number | null;
  readonly createdAt: string;
  readonly selectionType: 'back' | 'lay';
}

export interface Answer {
  readonly status: number;
  readonly error: boolean;
  readonly code: string | undefined;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export interface Still {
  readonly id: string;
  readonly matchId: string;
  readonly runners: readonly [string, string];
  readonly version: number;
}

/** A signed-in player with a socket behind one door, and one match odds market that stands still. */
export class PlayingWorld {
  readonly received: AnsweredBet[] = [];
  private keys = 0;

  private constructor(
    readonly sandbox: SandboxUnderTest,
    readonly token: string,
    readonly socket: SocketLike,
  ) {
    socket.on('bet:update', (payload) => void this.received.push((payload as { bet: AnsweredBet }).bet));
  }

  static async open({ start }: Door): Promise<PlayingWorld> {
    const sandbox = await start();
    const token = await demoToken(sandbox);
    const socket = sandbox.openSocket({ auth: { token } });
    const world = new PlayingWorld(sandbox, token, socket);
    await next(socket, 'connect');
    return world;
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }

  nextKey(): string {
    this.keys += 1;
    return this.keys.toString(16).padStart(32, '0');
  }

  async ask(method: 'GET' | 'POST', path: string, body?: unknown, token = this.token): Promise<Answer> {
    const reply = await call(this.sandbox, method, path, { token, ...(body === undefined ? {} : { body }) });
    const envelope = JSON.parse(reply.text) as Omit<Answer, 'status'>;
    expect(envelope).toMatchObject({ error: reply.status !== 200, message: expect.any(String) });
    return { ...envelope, code: envelope.code, status: reply.status };
  }

  /** `data` of a success. */
  async data<T>(method: 'GET' | 'POST', path: string, body?: unknown, token = this.token): Promise<T> {
    return (await dataOf(this.sandbox, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    })) as T;
  }

  /** Before its match; the first runner at 2.00 to back, the second at 2.10, one lakh at every best price. */
  async still(): Promise<Still> {
    const { matches } = await this.data<{
      matches: { id: string; matchOdds: { id: string; runners: { id: string }[] } | null }[];
    }>('GET', '/bet/matches?sport=4&inplay=false');
    const found = matches.find(({ matchOdds }) => matchOdds !== null);
    const [one, two] = found?.matchOdds?.runners ?? [];
    if (found?.matchOdds === undefined || found.matchOdds === null || one === undefined || two === undefined)
      throw new Error('no market');
    const { id } = found.matchOdds;
    this.sandbox.engine.market(id, { action: 'freeze' });
    this.move(id, one.id, 2);
    this.move(id, two.id, 2.1);
    return { id, matchId: found.id, runners: [one.id, two.id], version: await this.version(found.id) };
  }

  /** A best back price with one lakh on both sides of it. */
  move(marketId: string, runnerId: string, odds: number): void {
    this.sandbox.engine.market(marketId, { action: 'move', runnerId, odds });
    for (const side of ['back', 'lay'] as const)
      this.sandbox.engine.market(marketId, { action: 'depth', runnerId, side, size: 100_000 });
  }

  async place(market: Still, parts: object = {}): Promise<AnsweredBet> {
    const order = {
      key: this.nextKey(),
      marketId: market.id,
      runnerId: market.runners[0],
      side: 'back',
      odds: 2,
      stake: 1_000,
      marketVersion: market.version,
      acceptOdds: 'better',
      ...parts,
    };
    return (await this.data<{ bet: AnsweredBet }>('POST', '/bets', order)).bet;
  }

  async wallet(): Promise<{ readonly cash: number; readonly coins: number }> {
    return (await this.socket.timeout(WAIT_LIMIT_MS).emitWithAck('get:balance')) as {
      cash: number;
      coins: number;
    };
  }

  private async version(matchId: string): Promise<number> {
    const { markets } = await this.data<{ markets: { version: number }[] }>(
      'GET',
      `/bet/match/odds?refmatchid=${matchId}`,
    );
    return markets[0]?.version ?? 0;
  }
}
