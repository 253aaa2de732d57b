import type { Page } from 'playwright-core';
import { soon } from './soon';
import { numberAfter } from '@/adapters/sandbox/engine/sports/fixture';
import { formatOf } from '@/adapters/sandbox/engine/sports/formats';
import type { MarketCommand } from '@/adapters/sandbox/wire/MarketCommand';
import type { SandboxAudit } from '@/adapters/sandbox/wire/SandboxAudit';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';

type Power = (name: string, args: readonly unknown[]) => Promise<unknown>;

/** Cricket of the sandbox by its overs a side. Five: the shortest; no bet may rest unmatched there. Twenty: the house gives odds on the winner. */
const CRICKET = { 5: '1', 20: '2' } as const;

/** The longest in-play delay of the sandbox: a test has its say before it is over, on a slow machine too. */
const IN_PLAY_DELAY_S = 60;
/** And how long the operator takes where a test waits for the word of its own. */
const REVIEW_DELAY_MS = 20 * 60_000;
/** No usual review is longer, but of a withdrawal. */
const REVIEW_MS = 90_000;

/** A match that nothing happens in unless the test says so. */
export interface StillMatch {
  readonly id: string;
  readonly path: string;
  readonly marketId: string;
  readonly homeId: string;
  readonly awayId: string;
}

/** A fancy of a still match. */
export interface Session {
  readonly marketId: string;
  quote(line: number, yes: number, no: number): Promise<void>;
}

/** The hands of a test on the sandbox world, through whichever door it is behind. Every command must have been taken. */
export class World {
  private readonly lastUsed = new Map<string, number>();

  constructor(private readonly power: Power) {}

  async market(marketId: string, command: MarketCommand): Promise<void> {
    await this.done('market', marketId, command);
  }

  async advance(ms: number): Promise<void> {
    await this.power('advance', [ms]);
  }

  /** A bet placed on a still match is decided. */
  waitOutDelay(): Promise<void> {
    return this.advance((IN_PLAY_DELAY_S + 1) * 1_000);
  }

  /** What is asked of the operator from now on waits for the test's word. */
  holdReviews(): Promise<void> {
    return this.done('delayReviews', REVIEW_DELAY_MS);
  }

  /** What was held is decided as it would have been. */
  waitOutReviews(): Promise<void> {
    return this.advance(REVIEW_DELAY_MS + REVIEW_MS);
  }

  /** The operator says yes to everything that waits. */
  async approveAll(): Promise<void> {
    const waiting = (await this.power('reviews', [])) as readonly { readonly id: string }[];
    for (const { id } of waiting) await this.done('decide', id, 'approve');
  }

  /** Goes out once a player's link is there: on a slow machine a page that is shown may still be making its own. */
  async push(event: string, payload: unknown): Promise<void> {
    await soon(() => this.power('push', [event, payload])).toBeGreaterThan(0);
  }

  setAppDetails(details: Readonly<Record<string, string | number>>): Promise<void> {
    return this.done('setAppDetails', details);
  }

  /** What a player may bet with, in rupees. */
  setCash(userId: string, cash: number): Promise<void> {
    return this.done('setBalance', userId, { cash });
  }

  audit(): Promise<SandboxAudit> {
    return this.power('audit', []) as Promise<SandboxAudit>;
  }

  async bets(): Promise<number> {
    return (await this.audit()).bets;
  }

  /** The next cricket match that this test has not used, put in play now, with 2.00 to back the home side; scores and prices then stand still. */
  async stillMatch({
    delaySeconds = IN_PLAY_DELAY_S,
    overs = 5,
    begun = true,
  }: {
    readonly delaySeconds?: number;
    readonly overs?: keyof typeof CRICKET;
    /** false: the test begins it. */
    readonly begun?: boolean;
  } = {}): Promise<StillMatch> {
    const now = await this.power('now', []);
    const cricket = CRICKET[overs];
    const format = formatOf(cricket);
    if (format === undefined || typeof now !== 'number') throw new Error('the sandbox has another calendar');
    const number = Math.max(numberAfter(format, now), (this.lastUsed.get(cricket) ?? 0) + 1);
    this.lastUsed.set(cricket, number);
    const id = `${cricket}${number}`;
    const match: StillMatch = {
      id,
      path: `/exchange/${id}`,
      marketId: `1.${id}`,
      homeId: `${id}1`,
      awayId: `${id}2`,
    };
    await this.market(match.marketId, { action: 'freeze' });
    if (begun) await this.market(match.marketId, { action: 'inPlay', delaySeconds });
    await this.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2 });
    return match;
  }

  /** The bookmaker of a match, open and without a delay, with these rates per 100 to back and to lay the home side. */
  async stillBookmaker({ id }: Pick<StillMatch, 'id'>, back: number, lay: number): Promise<void> {
    const marketId = `1.${id}.b`;
    await this.market(marketId, { action: 'inPlay', delaySeconds: 0 });
    const odds = { odds: 1 + back / 100, layOdds: 1 + lay / 100 };
    await this.market(marketId, { action: 'move', runnerId: `${id}b-1`, ...odds });
  }

  /** The house's odds to back the home side as the winner, open and without a delay. */
  async stillWinner({ id }: Pick<StillMatch, 'id'>, odds: number): Promise<void> {
    const marketId = `1.${id}.h`;
    await this.market(marketId, { action: 'inPlay', delaySeconds: 0 });
    await this.market(marketId, { action: 'move', runnerId: `${id}h-1`, odds });
  }

  /** The runs of the innings; quoted at one line, with rates per 100 for Yes and No. */
  async innings({ id }: Pick<StillMatch, 'id'>): Promise<Session> {
    // Only the side that bats is asked about.
    const home = await this.power('market', [`1.${id}.i0`, { action: 'configure' }]);
    const key = whyNot(home) === null ? 'i0' : 'i1';
    const marketId = `1.${id}.${key}`;
    return {
      marketId,
      quote: (line, yes, no) =>
        this.market(marketId, {
          action: 'move',
          runnerId: `${id}${key}-1`,
          line,
          odds: 1 + yes / 100,
          layOdds: 1 + no / 100,
        }),
    };
  }

  private async done(name: string, ...args: readonly unknown[]): Promise<void> {
    const reply = await this.power(name, args);
    const why = whyNot(reply);
    if (why !== null) throw new Error(`${name} ${JSON.stringify(args)}: ${why}`);
  }
}

function whyNot(reply: unknown): string | null {
  return typeof reply === 'object' && reply !== null && 'why' in reply ? String(reply.why) : null;
}

/** The sandbox in a page: whichever tab hosts it, this one reaches it. */
export function worldOfPage(page: Page): World {
  return new World(async (name, args) => {
    // A page that has just been loaded may still be starting it.
    await page.waitForFunction(() => window.__sandbox !== undefined);
    return page.evaluate(([power, given]) => window.__sandbox?.control(power, ...given), [
      name,
      args,
    ] as const);
  });
}

/** The sandbox behind HTTP and socket.io, in this process. */
export function worldOfServer({ host, moveClock }: SandboxServer): World {
  const { engine } = host;
  return new World((name, args) => {
    if (name === 'advance') return Promise.resolve(moveClock(Number(args[0])));
    const control = engine[name as keyof typeof engine] as (...given: readonly unknown[]) => unknown;
    return Promise.resolve(host.run(() => control.apply(engine, [...args])));
  });
}
