import { draw, drawBetween } from '../kernel/luck';
import { within } from '../kernel/smooth';
import type { Depth, Market, Runner } from './Market';
import { kindOf } from './marketKinds';
import { awayFrom, quoteRuns } from './quoteRuns';

export type Side = 'back' | 'lay';

/** One price on offer: odds in hundredths, size in paise. */
export interface Offer {
  readonly level: number;
  readonly odds: number;
  readonly size: number;
  /** Runs, of a fancy. */
  readonly line: number | null;
}

const LEVELS = [0, 1, 2] as const;
const RUPEE = 100;

/** What can be taken on one side of a runner now, best first. */
export function offersOf(market: Market, runner: Runner, side: Side): Offer[] {
  const depth = side === 'back' ? runner.backDepth : runner.layDepth;
  const line = side === 'back' ? runner.backLine : runner.layLine;
  const { scale } = kindOf(market);
  const offers: Offer[] = [];
  for (const level of LEVELS) {
    const odds = scale.at(side === 'back' ? runner.back - level : runner.lay + level);
    const size = depth[level];
    if (odds !== null && size > 0) offers.push({ level, odds, size, line });
  }
  return offers;
}

export function bestOf(market: Market, runner: Runner, side: Side): Offer | null {
  return offersOf(market, runner, side)[0] ?? null;
}

/** Takes what is offered out of its level. When the best level is gone, the next one is the best. What the house quotes stays. */
export function takeFrom(market: Market, runner: Runner, side: Side, { level, size }: Offer): void {
  if (kindOf(market).house) return;
  const depth = side === 'back' ? runner.backDepth : runner.layDepth;
  depth[level] = (depth[level] ?? 0) - size;
  while (depth[0] <= 0 && (depth[1] > 0 || depth[2] > 0)) {
    depth.shift();
    depth.push(0);
    if (side === 'back') runner.back -= 1;
    else runner.lay += 1;
  }
}

/** Puts fresh sizes on every level of a runner at the price its chance deserves. */
export function quoteAfresh(market: Market, runner: Runner): void {
  if (runner.status === 'REMOVED') return clear(runner);
  runner.shown = target(market, runner);
  if (!runner.pinned) place(market, runner);
  fillBoth(market, runner);
}

/** Best back at the highest price that the chance still pays for, best lay the kind's gap above. */
export function placeAround(market: Market, runner: Runner, index: number): void {
  const { scale } = kindOf(market);
  runner.back = within(0, index, scale.highest);
  runner.lay = runner.back + scale.gap(runner.back);
}

/** Where what is shown belongs. */
function place(market: Market, runner: Runner): void {
  if (kindOf(market).onRuns) Object.assign(runner, quoteRuns(runner.shown));
  else placeAround(market, runner, fairIndex(market, runner.shown));
}

/** Ticks from where a runner stands to where it would belong. */
function away(market: Market, runner: Runner, shown: number): number {
  if (kindOf(market).onRuns) return awayFrom(runner, quoteRuns(shown));
  const wide = runner.lay - runner.back - kindOf(market).scale.gap(runner.back);
  return Math.max(Math.abs(fairIndex(market, shown) - runner.back), wide);
}

function clear(runner: Runner): void {
  for (const level of LEVELS) {
    runner.backDepth[level] = 0;
    runner.layDepth[level] = 0;
  }
}

function fillBoth(market: Market, runner: Runner): void {
  const { sides } = kindOf(market);
  if (sides.includes('back')) fill(market, runner.backDepth, runner.back, -1);
  if (sides.includes('lay')) fill(market, runner.layDepth, runner.lay, 1);
}

function fill(market: Market, depth: Depth, from: number, step: number): void {
  for (const level of LEVELS) {
    depth[level] = kindOf(market).scale.at(from + step * level) === null ? 0 : sizeFor(market, level);
  }
}

function sizeFor(market: Market, level: number): number {
  if (kindOf(market).house) return level === 0 ? market.depth : 0;
  const usual = market.depth * (0.15 + draw(market) * (0.5 + level * 0.6));
  return Math.max(50, Math.round(usual / RUPEE)) * RUPEE;
}

/** The market's opinion leans towards or away from the first runner, never by much; the chances still sum to 1. */
function target(market: Market, runner: Runner): number {
  if (kindOf(market).onRuns) return Math.max(0, runner.chance * (1 + market.drift * 2));
  const first = market.runners[0];
  const lean = 1 + market.drift * (runner === first ? 1 - runner.chance : -(first?.chance ?? 0.5));
  return within(0.001, runner.chance * lean, 0.999);
}

/** The highest price that the chance pays for. */
function fairIndex(market: Market, chance: number): number {
  return kindOf(market).scale.indexAtMost(Math.floor(100 / chance));
}

/** One believable change: mostly sizes, now and then the price. Returns false when nothing may move. */
export function tick(market: Market): boolean {
  market.drift = market.drift * 0.96 + (draw(market) - 0.5) * 0.008;
  if (market.status !== 'OPEN') return false;
  let most = 0;
  for (const runner of market.runners) {
    if (runner.pinned || runner.status !== 'ACTIVE') continue;
    most = Math.max(most, away(market, runner, target(market, runner)));
  }
  // Traders follow what happened quickly and each other's small moves seldom.
  const eager = most >= 4 ? 0.5 : most >= 2 ? 0.2 : most >= 1 ? 0.05 : 0;
  if (draw(market) < eager) follow(market);
  else if (kindOf(market).house) return false;
  else resize(market);
  if (draw(market) < 0.5) {
    market.totalMatched += Math.round((market.depth * draw(market)) / (20 * RUPEE)) * RUPEE;
    othersMatched(market);
  }
  return true;
}

/** What others matched was on one of the runners, at one of its best prices: which, follows from the sum, so that no chance is drawn for it. */
function othersMatched(market: Market): void {
  if (kindOf(market).house) return;
  const rupees = Math.floor(market.totalMatched / RUPEE);
  const { runners } = market;
  const runner = runners[rupees % runners.length];
  if (runner === undefined) return;
  matchedAt(market, runner, Math.floor(rupees / runners.length) % 2 === 0 ? 'back' : 'lay');
}

/** A market that opens has been traded on: at what it offers. */
export function matchedBefore(market: Market, runner: Runner): void {
  matchedAt(market, runner, 'back');
}

function matchedAt(market: Market, runner: Runner, side: Side): void {
  const best = bestOf(market, runner, side);
  if (best !== null) runner.last = best.odds;
}

/** All runners go more than half of the way at once. */
function follow(market: Market): void {
  for (const runner of market.runners) {
    if (runner.status !== 'ACTIVE') continue;
    runner.shown += (target(market, runner) - runner.shown) * 0.6;
    if (runner.pinned || away(market, runner, runner.shown) === 0) continue;
    place(market, runner);
    fillBoth(market, runner);
  }
}

/** Somebody asked for more, or took an offer back. */
function resize(market: Market): void {
  const runner = market.runners[drawBetween(market, 0, market.runners.length - 1)];
  if (runner === undefined || runner.status !== 'ACTIVE') return;
  const back = draw(market) < 0.5;
  if (!kindOf(market).sides.includes(back ? 'back' : 'lay')) return;
  const level = drawBetween(market, 0, 2);
  const depth = back ? runner.backDepth : runner.layDepth;
  const [from, step] = back ? [runner.back, -1] : [runner.lay, 1];
  if (depth[0] === 0) fill(market, depth, from, step);
  else depth[level] = kindOf(market).scale.at(from + step * level) === null ? 0 : sizeFor(market, level);
}

/** Fresh quotes for every runner. */
export function reprice(market: Market): void {
  for (const runner of market.runners) quoteAfresh(market, runner);
}
