import type { Kernel } from '../kernel/Kernel';
import { drawBetween } from '../kernel/luck';
import type { Match } from '../sports/Match';
import { chancesOf } from '../sports/playSport';
import type { Turn } from '../sports/Turn';
import type { Market } from './Market';
import type { MarketHooks } from './MarketHooks';
import { reprice } from './openMarket';

/** The outcome of a market that counts for nothing. */
export const VOID = 'void';
export const BALL_RUNNING = 'BALL RUNNING';
const SETTLE_AFTER_MS = 4_000;

/** The life of a market: OPEN and SUSPENDED change places, CLOSED is the end (P18). */
export class MarketDesk {
  private readonly kernel: Kernel;
  private readonly hooks: MarketHooks;

  constructor(kernel: Kernel, hooks: MarketHooks) {
    this.kernel = kernel;
    this.hooks = hooks;
  }

  /** What happened means that earlier prices no longer count: bets made before it must not be taken after it. */
  bumpVersion(market: Market): void {
    market.version += 1;
    this.say(market);
  }

  suspend(market: Market, label: string, untilMs: number | null): void {
    if (market.status === 'CLOSED') return;
    market.status = 'SUSPENDED';
    market.label = label;
    market.reopenAt = untilMs;
    this.say(market);
  }

  reopen(market: Market): void {
    market.reopenAt = null;
    if (market.status !== 'SUSPENDED' || market.held || market.settleAt !== null) return;
    market.status = 'OPEN';
    market.label = '';
    reprice(market);
    this.say(market);
    this.hooks.pricesMoved(market);
  }

  close(market: Market): void {
    if (market.status === 'CLOSED') return;
    market.status = 'CLOSED';
    market.label = '';
    market.reopenAt = null;
    market.settleAt = null;
    market.version += 1;
    this.say(market);
    this.hooks.lapse(market);
  }

  turnInPlay(match: Match, delayMs: number): void {
    this.hooks.scored(match);
    for (const market of match.markets) {
      if (market.status === 'CLOSED') continue;
      market.inPlay = true;
      market.delayMs = delayMs;
      market.version += 1;
      this.hooks.lapse(market);
      if (market.held) this.say(market);
      else this.suspend(market, '', this.kernel.now + 2_500);
    }
  }

  storyMoved(match: Match, incident: Turn['incident']): void {
    this.hooks.scored(match);
    const chances = chancesOf(match.story);
    for (const market of match.markets) {
      market.runners.forEach((runner, at) => {
        runner.chance = chances[at] ?? runner.chance;
      });
      if (market.status === 'CLOSED' || incident === 'none') continue;
      if (incident === 'major') market.version += 1;
      if (market.held) this.say(market);
      else if (incident === 'brief') this.suspend(market, BALL_RUNNING, this.pause(market, 1_500, 2_500));
      else this.suspend(market, '', this.pause(market, 3_500, 5_500));
    }
  }

  storyEnded(match: Match, at: number): void {
    this.storyMoved(match, 'major');
    for (const market of match.markets) {
      if (market.status !== 'CLOSED') market.settleAt = at + SETTLE_AFTER_MS;
    }
  }

  settleByStory(match: Match, market: Market): void {
    market.settleAt = null;
    const winner = market.runners[chancesOf(match.story).indexOf(1)];
    // Nobody was promised a result in which a runner wins that does not take part.
    const counts = winner !== undefined && winner.status !== 'REMOVED';
    this.hooks.settle(match, market, counts ? winner.id : VOID);
  }

  /** After a match was played forward before anyone saw it. */
  settleDown(market: Market): void {
    market.reopenAt = null;
    if (market.settleAt !== null || market.status === 'CLOSED') return;
    market.status = 'OPEN';
    market.label = '';
    reprice(market);
  }

  pricesMoved(market: Market): void {
    this.kernel.log.pulse(this.kernel.now, market.luck, ...market.runners.map((runner) => runner.back));
    this.hooks.changed(market);
    this.hooks.pricesMoved(market);
  }

  /** Prices catch up with the story at once. */
  refresh(market: Market): void {
    if (market.status !== 'OPEN') return;
    reprice(market);
    this.pricesMoved(market);
  }

  scored(match: Match): void {
    this.hooks.scored(match);
  }

  say(market: Market): void {
    this.kernel.note('market', market.id, market.status, market.label, market.version, market.inPlay ? 1 : 0);
    this.hooks.changed(market);
  }

  private pause(market: Market, shortest: number, longest: number): number {
    return this.kernel.now + drawBetween(market, shortest, longest);
  }
}
