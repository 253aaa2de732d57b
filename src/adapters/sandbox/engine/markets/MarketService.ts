import type { Kernel } from '../kernel/Kernel';
import { drawBetween } from '../kernel/luck';
import type { Match } from '../sports/Match';
import { beliefOf } from '../sports/beliefOf';
import type { Decision } from '../sports/Topic';
import type { Turn } from '../sports/Turn';
import type { Market } from './Market';
import type { MarketHooks } from './MarketHooks';
import { kindOf } from './marketKinds';
import { reprice } from './quotes';
import { wordsOf } from '../../texts/inWords';

/** The outcome of a market that counts for nothing. */
export const VOID = 'void';
export const BALL_RUNNING = 'BALL RUNNING';
const SETTLE_AFTER_MS = 4_000;

/** The life of a market: OPEN and SUSPENDED change places, CLOSED is the end (P18). */
export class MarketService {
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

  /** What the start itself decides (the toss) is over; everything else goes on in play. */
  turnInPlay(match: Match, delayMs: number, at: number): void {
    this.hooks.scored(match);
    for (const market of match.markets) {
      if (market.status === 'CLOSED' || this.decide(match, market, at)) continue;
      market.inPlay = true;
      market.delayMs = Math.min(kindOf(market).longestDelayMs, delayMs);
      market.version += 1;
      this.hooks.lapse(market);
      if (market.held) this.say(market);
      else this.suspend(market, '', this.kernel.now + 2_500);
    }
  }

  storyMoved(match: Match, incident: Turn['incident'], at: number): void {
    this.hooks.scored(match);
    for (const market of match.markets) {
      if (market.status === 'CLOSED' || this.decide(match, market, at)) continue;
      // The house takes no bets while a ball is on its way.
      const everyBall = kindOf(market).house && match.story.sport === 'cricket';
      if (incident === 'none' && !everyBall) continue;
      if (incident === 'major') market.version += 1;
      if (market.held) this.say(market);
      else if (incident !== 'major') this.suspend(market, BALL_RUNNING, this.pause(market, 1_500, 2_500));
      else this.suspend(market, '', this.pause(market, 3_500, 5_500));
    }
  }

  storyEnded(match: Match, at: number): void {
    this.storyMoved(match, 'major', at);
    for (const market of match.markets) {
      if (market.status !== 'CLOSED') market.settleAt = at + SETTLE_AFTER_MS;
    }
  }

  settleByStory(match: Match, market: Market): void {
    market.settleAt = null;
    this.hooks.settle(match, market, outcomeOf(market, beliefOf(match, market.topic).decided));
  }

  /** Its match was ended by hand: nobody will ever know. */
  abandon(match: Match, market: Market): void {
    market.settleAt = null;
    this.hooks.settle(match, market, VOID);
  }

  opened(match: Match, market: Market): void {
    this.kernel.note('open', market.id, wordsOf(market.name, 'en'));
    this.hooks.listChanged(match);
  }

  listChanged(match: Match): void {
    this.hooks.listChanged(match);
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

  /** Takes over what the story says now. True when that settles the question: no more bets, and soon the money. */
  private decide(match: Match, market: Market, at: number): boolean {
    if (market.settleAt !== null) return true;
    const { values, decided } = beliefOf(match, market.topic);
    market.runners.forEach((runner, place) => {
      runner.chance = values[place] ?? runner.chance;
    });
    if (decided === null) return false;
    market.version += 1;
    this.suspend(market, '', null);
    market.settleAt = at + SETTLE_AFTER_MS;
    return true;
  }

  private pause(market: Market, shortest: number, longest: number): number {
    return this.kernel.now + drawBetween(market, shortest, longest);
  }
}

/** Nobody was promised a result in which a runner wins that does not take part. */
export function outcomeOf(market: Market, decided: Decision | null): string {
  if (decided === null || decided === 'void') return VOID;
  const outcome =
    'runs' in decided
      ? String(decided.runs)
      : decided.winners.map((place) => market.runners[place]?.id ?? '').join('+');
  return kindOf(market).isOutcome(market, outcome) ? outcome : VOID;
}
