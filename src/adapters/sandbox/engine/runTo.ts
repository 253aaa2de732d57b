import type { EngineCore } from './EngineCore';
import { everyPart } from './parts';
import type { EnginePart } from './parts';
import type { Match } from './sports/Match';

/** Beyond this gap nobody can have been watching: scores and delays go on, prices do not tick. */
const PATIENCE_MS = 300_000;
const SWEEP_EVERY_MS = 60_000;

/**
 * Runs the world to a moment, event by event in the order of their times, so that the size of the steps does not
 * matter. Going back in time does nothing. At one moment markets move before bets are judged.
 */
export function runTo(core: EngineCore, moment: number): void {
  const { kernel, world } = core;
  const untilMs = Math.floor(moment);
  if (!Number.isSafeInteger(untilMs) || untilMs <= kernel.now) return;
  const matters = (match: Match): boolean => match.markets.some((market) => core.book.hasOpen(market.id));
  world.prepare(untilMs, PATIENCE_MS, matters);
  const parts = everyPart(core);
  const active = parts.filter(({ nextDue }) => nextDue !== undefined);
  let sweepAt = nextSweep(kernel.now);
  for (;;) {
    const due = active.reduce((first, part) => Math.min(first, part.nextDue?.() ?? Infinity), sweepAt);
    if (due > untilMs) break;
    kernel.now = Math.max(kernel.now, due);
    for (const part of active) part.runDue?.();
    if (kernel.now < sweepAt) continue;
    for (const part of parts) part.sweep?.(matters);
    dropOldDemos(core, parts);
    sweepAt = nextSweep(kernel.now);
  }
  kernel.now = untilMs;
  world.arrive();
}

function nextSweep(now: number): number {
  return (Math.floor(now / SWEEP_EVERY_MS) + 1) * SWEEP_EVERY_MS;
}

/** Demo accounts that nobody is signed in to are forgotten. */
function dropOldDemos(core: EngineCore, parts: readonly EnginePart[]): void {
  for (const user of core.accounts.all()) {
    if (!user.demo || core.sessions.hasSession(user.id)) continue;
    if (core.book.of(user.id).some((bet) => bet.result === null && bet.settledAt === null)) continue;
    if (core.gameWallet.hasOpen(user.id)) continue;
    core.accounts.remove(user);
    for (const part of parts) part.forget?.(user.id);
  }
}
