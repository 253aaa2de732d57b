import type { EngineCore } from './EngineCore';
import type { Match } from './sports/Match';

/** Beyond this gap nobody can have been watching: scores and delays go on, prices do not tick. */
const PATIENCE_MS = 300_000;
const SWEEP_EVERY_MS = 60_000;
const MAX_ENTRIES = 200;

/**
 * Runs the world to a moment, event by event in the order of their times, so that the size of the steps does not
 * matter. Going back in time does nothing. At one moment markets move before bets are judged.
 */
export function runTo(core: EngineCore, moment: number): void {
  const { kernel, world, bets, reviews, bonuses } = core;
  const untilMs = Math.floor(moment);
  if (!Number.isSafeInteger(untilMs) || untilMs <= kernel.now) return;
  const matters = (match: Match): boolean => match.markets.some((market) => core.book.hasOpen(market.id));
  world.prepare(untilMs, PATIENCE_MS, matters);
  let sweepAt = nextSweep(kernel.now);
  for (;;) {
    const due = Math.min(world.nextDue(), bets.nextDue(), reviews.nextDue(), bonuses.nextDue(), sweepAt);
    if (due > untilMs) break;
    kernel.now = Math.max(kernel.now, due);
    world.runDue();
    bets.runDue();
    reviews.runDue();
    bonuses.runDue();
    if (kernel.now < sweepAt) continue;
    sweep(core, matters);
    sweepAt = nextSweep(kernel.now);
  }
  kernel.now = untilMs;
  world.arrive();
}

function nextSweep(now: number): number {
  return (Math.floor(now / SWEEP_EVERY_MS) + 1) * SWEEP_EVERY_MS;
}

function sweep(core: EngineCore, matters: (match: Match) => boolean): void {
  core.world.sweep(matters);
  core.sessions.sweep();
  core.codes.sweep();
  core.limits.sweep(core.kernel.now);
  core.accounts.sweep();
  core.book.sweep(core.kernel.now);
  core.cashOuts.sweep(core.kernel.now);
  core.gameSessions.sweep();
  core.gameWallet.sweep();
  core.depositBook.sweep(core.kernel.now);
  core.kyc.sweep();
  core.spentKeys.sweep();
  core.playSafe.sweep();
  for (const { token } of core.playSafe.checks.callsFor(core.sessions.save()))
    core.peers.toToken(token, 'playsafe:check', {});
  core.ledger.trim(MAX_ENTRIES);
  dropOldDemos(core);
}

/** Demo accounts that nobody is signed in to are forgotten. */
function dropOldDemos(core: EngineCore): void {
  for (const user of core.accounts.all()) {
    if (!user.demo || core.sessions.hasSession(user.id)) continue;
    if (core.book.of(user.id).some((bet) => bet.result === null && bet.settledAt === null)) continue;
    if (core.gameWallet.hasOpen(user.id)) continue;
    core.accounts.remove(user);
    core.book.forget(user.id);
    core.cashOuts.forget(user.id);
    core.reviews.forget(user.id);
    core.banks.forget(user.id);
    core.statement.forget(user.id);
    core.depositBook.forget(user.id);
    core.kyc.forget(user.id);
    core.spentKeys.forget(user.id);
    core.withdrawalBook.forget(user.id);
    core.bonuses.forget(user.id);
    core.referrals.forget(user.id);
    core.playSafe.forget(user.id);
  }
}
