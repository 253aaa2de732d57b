import type { SandboxBackend } from '../wire/SandboxBackend';
import type { SandboxControls } from '../wire/SandboxControls';
import { connectSocket } from '../wire/connectSocket';
import { routeRequest } from '../wire/routeRequest';
import { betEvents, tellWallet } from '../wire/tellPlayers';
import { applyMarketCommand } from './controls/applyMarketCommand';
import { audit } from './controls/audit';
import { seedHuge } from './controls/seedHuge';
import type { EngineFaults } from './betting/EngineFaults';
import { buildCore } from './buildCore';
import type { EngineCore } from './EngineCore';
import type { LogEntry } from './kernel/LogEntry';
import { runTo } from './runTo';
import { readSnapshot, writeSnapshot } from './snapshot';

export interface SandboxEngineOptions {
  readonly seed: string | number;
  /** The first moment of the world, epoch milliseconds. A snapshot brings its own. */
  readonly startMs: number;
  readonly snapshot?: unknown;
  readonly faults?: EngineFaults;
  readonly onLog?: (entry: LogEntry) => void;
}

/**
 * The other side of the wire: accounts, money, a world of matches, markets and bets. Same seed and same commands,
 * same history (P32). A snapshot that cannot be read is dropped and a new world begins.
 */
export function createSandboxEngine(options: SandboxEngineOptions): SandboxBackend & SandboxControls {
  const seed = String(options.seed);
  const saved = readSnapshot(options.snapshot);
  let epochs = (saved?.epochs ?? 0) + 1;
  const epochName = (): string => `${options.startMs.toString(36)}.${epochs}`;
  const build = (startMs: number, from: typeof saved): EngineCore =>
    buildCore({
      seed: from?.seed ?? seed,
      startMs,
      epoch: epochName(),
      saved: from,
      faults: options.faults ?? {},
      onLog: options.onLog,
      tellWallet,
      betEvents,
    });
  let core = build(options.startMs, saved);

  /** Every door in ends here: what changed goes out once everything is consistent. */
  const settled = <T>(value: T): T => {
    core.stream.flush();
    core.peers.drain();
    return value;
  };
  const known = (done: boolean, why: string): { ok: true } | { ok: false; why: string } =>
    settled(done ? { ok: true } : { ok: false, why });

  return {
    handle: (request) => settled(routeRequest(core, request)),
    connect: (token, peer) => connectSocket(() => core, token, peer, settled),
    advanceTo: (nowMs) => {
      runTo(core, nowMs);
      settled(undefined);
    },
    inbox: () => core.inbox.all(),
    snapshot: () => writeSnapshot(core, epochs),
    revision: () => core.kernel.revision(),

    now: () => core.kernel.now,
    advance: (ms) => {
      runTo(core, core.kernel.now + Math.max(0, ms));
      settled(undefined);
    },
    market: (marketId, command) => settled(applyMarketCommand(core, marketId, command)),
    speedUp: (matchId, factor) =>
      known(core.world.speedUp(matchId, factor), 'no such match in play, or a factor outside 1 to 100'),
    push: (event, payload, userId) => {
      if (userId === undefined) core.peers.toAll(event, payload);
      else core.peers.toUser(userId, event, payload);
      settled(undefined);
    },
    revokeToken: (token) => known(core.sessions.end(token), 'no such session'),
    revokeUser: (userId) => {
      const had = core.sessions.hasSession(userId);
      core.sessions.endAllOf(userId);
      return known(had, 'no session of this user');
    },
    setAppDetails: (details) => {
      const unknown = core.brand.set(details);
      if (unknown === null) core.kernel.touch();
      return known(unknown === null, `no such app detail: ${unknown ?? ''}`);
    },
    setBalance: (userId, rupees) => {
      const amounts = [rupees.cash, rupees.coins].map((each) => Math.round((each ?? 0) * 100));
      if (core.accounts.find(userId) === null || !amounts.every(Number.isSafeInteger))
        return known(false, 'no such user or amount');
      if (rupees.cash !== undefined) core.wallets.adjust(userId, 'cash', amounts[0] ?? 0);
      if (rupees.coins !== undefined) core.wallets.adjust(userId, 'coins', amounts[1] ?? 0);
      return known(true, '');
    },
    userId: (username) => core.accounts.named(username)?.id ?? null,
    seedHuge: (userId) => known(seedHuge(core, userId), 'no such user'),
    restart: () => {
      epochs += 1;
      core.peers.closeAll('server restart');
      core.stream.restart(epochName());
    },
    reset: () => {
      epochs += 1;
      const { now } = core.kernel;
      core.peers.closeAll('sandbox reset');
      core = build(now, null);
    },
    logHash: () => core.kernel.log.hash(),
    audit: () => audit(core),
  };
}
