import { buildCore } from '@/adapters/sandbox/engine/buildCore';
import type { EngineCore } from '@/adapters/sandbox/engine/EngineCore';
import { applyMarketCommand } from '@/adapters/sandbox/engine/controls/applyMarketCommand';
import { runTo } from '@/adapters/sandbox/engine/runTo';
import { readSnapshot, writeSnapshot } from '@/adapters/sandbox/engine/snapshot';
import type { SavedEngine } from '@/adapters/sandbox/engine/snapshot';
import { routeRequest } from '@/adapters/sandbox/wire/routeRequest';
import { START } from '../Bench';
import type { Ends } from './SafeDeposits';

export interface Answer {
  readonly status: number;
  readonly error: boolean;
  readonly code: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | null;
}

const PASSWORD = 'Secret123';
const VERDICTS = { approved: 'approve', expired: 'expire' } as const;
const PLENTY = 50_000_000;

/** An engine with one market that stands still at 2.00 to back and 2.02 to lay, and a clock that only a test moves. */
export class SafeWorld {
  core: EngineCore;
  market: { readonly id: string; readonly runnerId: string; readonly version: number };
  private serial = 0;

  /** With `like`: as that one stands, which is quicker. */
  constructor(like?: SafeWorld) {
    this.core = this.build(like === undefined ? null : readSnapshot(writeSnapshot(like.core, 1)));
    this.market = like?.market ?? this.stillMarket();
  }

  get now(): number {
    return this.core.kernel.now;
  }

  /** Rich, and nowhere logged in. */
  player(): { readonly id: string; readonly username: string } {
    this.serial += 1;
    const username = `player${this.serial}`;
    const form = { name: 'Asha', username, password: PASSWORD };
    const user = this.core.accounts.register(form, String(9_000_000_000 + this.serial), null);
    this.core.wallets.open(user.id);
    this.core.wallets.adjust(user.id, 'cash', PLENTY);
    return { id: user.id, username };
  }

  ask(method: 'GET' | 'POST', path: string, body: unknown, token = ''): Answer {
    const request = { method, path, query: {}, headers: { token }, body, client: `c${this.serial}` };
    const { status, body: reply } = routeRequest(this.core, request);
    const { error, code, data } = reply as Answer;
    this.core.peers.drain();
    return { status, error, code, data };
  }

  logIn(username: string): Answer {
    return this.ask('POST', '/login', { username, password: PASSWORD });
  }

  askReturn(username: string): Answer {
    return this.ask('POST', '/playsafe/return', { username, password: PASSWORD });
  }

  /** Rupees. */
  bet(token: string, stake: number, side: 'back' | 'lay'): Answer {
    return this.ask(
      'POST',
      '/bets',
      {
        key: this.key(),
        marketId: this.market.id,
        runnerId: this.market.runnerId,
        side,
        odds: side === 'back' ? 2 : 2.02,
        stake,
        marketVersion: this.market.version,
        acceptOdds: 'better',
      },
      token,
    );
  }

  key(): string {
    this.serial += 1;
    return this.serial.toString(16).padStart(32, '0');
  }

  /** Time goes on for people, not for the match. */
  wait(ms: number): void {
    this.core.kernel.now += ms;
    this.core.sessions.sweep();
    this.core.gameWallet.sweep();
    this.core.reviews.runDue();
    this.core.playSafe.sweep();
  }

  /** What the operator's people say of a payment. */
  decides(id: string, ends: Ends): void {
    const { reviews } = this.core;
    if (ends === 'waits') return;
    const done = reviews.decide(
      id,
      ends === 'declined' ? { kind: 'decline', reason: 'no such payment' } : { kind: VERDICTS[ends] },
    );
    if (!done) throw new Error(`nothing waits as ${id}`);
  }

  /** A device whose clock was put back, or runs behind. */
  clockSays(moment: number): void {
    runTo(this.core, moment);
  }

  /** As after a reload of all tabs, at a moment that a device thinks it is. */
  restart(startMs: number): void {
    this.core = this.build(readSnapshot(writeSnapshot(this.core, 1)), startMs);
  }

  private build(saved: SavedEngine | null, startMs = START): EngineCore {
    return buildCore({
      seed: 'safe',
      startMs,
      epoch: 'e',
      saved,
      faults: {},
      onLog: undefined,
      pushKey: () => '',
      pushWords: () => ({ title: '', body: '' }),
      presentScore: () => null,
      tellWallet: () => undefined,
      tellDeposit: () => undefined,
      tellAutoCashOut: () => undefined,
      tellKyc: () => undefined,
      withdrawalDecided: () => undefined,
      gamesOrigin: () => 'https://games.invalid',
      bonusEvents: () => ({ changed: () => undefined, earned: () => undefined, expired: () => undefined }),
      referralEvents: () => ({ joined: () => undefined, earned: () => undefined }),
      betEvents: () => ({ betChanged: () => undefined, settled: () => undefined }),
    });
  }

  private stillMarket(): SafeWorld['market'] {
    const match = this.core.world.all().find((each) => each.markets[0]?.inPlay === true);
    const market = match?.markets[0];
    const runner = market?.runners[0];
    if (market === undefined || runner === undefined) throw new Error('nothing is in play');
    const said = [
      applyMarketCommand(this.core, market.id, { action: 'freeze' }),
      applyMarketCommand(this.core, market.id, { action: 'inPlay', delaySeconds: 0 }),
      applyMarketCommand(this.core, market.id, { action: 'move', runnerId: runner.id, odds: 2 }),
    ];
    for (const reply of said) if (!reply.ok) throw new Error(reply.why);
    // Deep enough for every bet of a history: what is taken is gone.
    this.deepen(market.id, runner.id);
    return { id: market.id, runnerId: runner.id, version: market.version };
  }

  deepen(marketId = this.market.id, runnerId = this.market.runnerId): void {
    for (const side of ['back', 'lay'] as const)
      applyMarketCommand(this.core, marketId, { action: 'depth', runnerId, side, size: 1_000_000 });
  }
}
