import { connectSocket } from '../wire/connectSocket';
import { wireScore } from '../wire/presentScore';
import { routeRequest } from '../wire/routeRequest';
import type { SandboxBackend } from '../wire/SandboxBackend';
import type { SandboxControls } from '../wire/SandboxControls';
import type { WalletCall, WalletReply } from '../wire/WalletCall';
import { betEvents, tellDeposit, tellWallet } from '../wire/tellPlayers';
import { tellAutoCashOut } from '../wire/tellAutoCashOut';
import { tellKyc } from '../wire/tellKyc';
import { tellWithdrawal } from '../wire/tellWithdrawal';
import { bonusEvents } from '../wire/tellBonus';
import { pushWords } from '../wire/pushWords';
import { referralEvents } from '../wire/tellReferral';
import type { EngineFaults } from './betting/EngineFaults';
import { buildCore } from './buildCore';
import { createControls } from './controls/createControls';
import { seedHuge } from './controls/seedHuge';
import type { EngineCore } from './EngineCore';
import { HUGE } from './kernel/huge';
import type { LogEntry } from './kernel/LogEntry';
import { runTo } from './runTo';
import { readSnapshot, writeSnapshot } from './snapshot';
import type { SavedEngine } from './snapshot';
import { inWords } from '../texts/inWords';
import { languageIn } from '../texts/SpokenLanguage';

export interface SandboxEngineOptions {
  /** The world's own seed; `huge` lists 200 matches and gives every new account a history of 10,000 bets. */
  readonly seed: string | number;
  /** The present moment, epoch milliseconds. A snapshot goes on from its own. */
  readonly startMs: number;
  readonly snapshot?: unknown;
  readonly faults?: EngineFaults;
  readonly onLog?: (entry: LogEntry) => void;
}

/** Never resolves: games that live in the page only say that they are there. */
const NO_HOST = 'https://games.sandbox.invalid';

/** The engine, with what only a provider of games may call: no door passes it on. */
export interface SandboxEngine extends SandboxBackend, SandboxControls {
  wallet(call: WalletCall): WalletReply;
}

/** A snapshot that lies further ahead than this comes from a clock that was wrong: its world goes on from there. */
const CLOCK_WAS_WRONG_MS = 600_000;

/**
 * The other side of the wire: accounts, money, a world of matches, markets and bets. Same seed and same commands,
 * same history (P32). A snapshot that cannot be read is dropped and a new world begins.
 */
export function createSandboxEngine(options: SandboxEngineOptions): SandboxEngine {
  const seed = String(options.seed);
  const saved = readSnapshot(options.snapshot);
  let gamesOrigin = NO_HOST;
  let pushKey = '';
  let epochs = (saved?.epochs ?? 0) + 1;
  const ahead = (saved?.kernel.now ?? 0) - options.startMs;
  let shift = saved !== null && ahead > CLOCK_WAS_WRONG_MS ? ahead : 0;

  const epochName = (): string => `${options.startMs.toString(36)}.${epochs}`;
  const build = (startMs: number, from: SavedEngine | null): EngineCore => {
    const built = buildCore({
      seed: from?.kernel.seed ?? seed,
      startMs,
      epoch: epochName(),
      saved: from,
      faults: options.faults ?? {},
      onLog: options.onLog,
      tellWallet,
      tellDeposit,
      gamesOrigin: () => gamesOrigin,
      pushKey: () => pushKey,
      pushWords,
      tellAutoCashOut,
      tellKyc,
      betEvents,
      withdrawalDecided: tellWithdrawal,
      bonusEvents,
      referralEvents,
      presentScore: wireScore,
    });
    if (from === null && seed === HUGE) seedHuge(built, undefined);
    return built;
  };
  let core = build(options.startMs, saved);

  /** Every way in ends here: what changed goes out once everything is consistent. */
  const settled = <T>(value: T): T => {
    core.stream.flush();
    core.scores.flush();
    core.push.flush();
    core.peers.drain();
    return value;
  };

  return {
    ...createControls(() => core, settled),
    handle: (request) => {
      const language = languageIn(request.headers);
      return inWords(settled(routeRequest(core, request)), language);
    },
    connect: (token, peer, language = 'en') => connectSocket(core, { token, peer, language }, settled),
    advanceTo: (nowMs) => {
      runTo(core, nowMs + shift);
      settled(undefined);
    },
    wallet: (call) => settled(core.gameWallet.take(call)),
    gamesAt: (origin) => {
      gamesOrigin = origin;
    },
    pushBy: (publicKey) => {
      pushKey = publicKey;
    },
    inbox: () => core.inbox.all(),
    snapshot: () => writeSnapshot(core, epochs),
    revision: () => core.kernel.revision(),
    restart: () => {
      epochs += 1;
      core.peers.closeAll('server restart');
      core.stream.restart(epochName());
      core.scores.restart();
    },
    reset: () => {
      epochs += 1;
      const now = core.kernel.now - shift;
      shift = 0;
      core.peers.closeAll('sandbox reset');
      core = build(now, null);
    },
  };
}
