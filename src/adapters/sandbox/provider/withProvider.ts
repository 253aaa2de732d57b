import type { SandboxEngine } from '../engine/createSandboxEngine';
import { textIn } from '../wire/readInput';
import { MALFORMED, refusal, refusalWith, success } from '../wire/reply';
import type { SandboxBackend, WireReply, WireRequest } from '../wire/SandboxBackend';
import type { SandboxControls } from '../wire/SandboxControls';
import { PLAY_PATH } from './gamePage';
import { Provider } from './Provider';
import type { PlayFault } from './PlayAnswer';
import { readPlay } from './readPlay';
import type { SavedProvider } from './SavedProvider';
import { hmacSha256 } from './sha256';
import type { WalletLine } from './WalletLine';
import type { Pattern } from '../texts/hindi';
import { inWords } from '../texts/inWords';
import { languageIn } from '../texts/SpokenLanguage';

const WORDS: Readonly<Record<PlayFault, readonly [status: number, words: Pattern]>> = {
  SESSION_ENDED: [401, 'This game session has ended. Please open the game again.'],
  INSUFFICIENT_FUNDS: [409, 'Your balance is too low for this bet.'],
  SELF_LIMIT: [409, 'This bet would go over a limit you set yourself. No bet was placed.'],
  LIMIT: [422, 'Bets here are ₹10 to ₹10,000.'],
  ROUND_OPEN: [409, 'Your last round is still open. Here it is.'],
  ROUND_UNKNOWN: [404, 'This round was not found. Please open the game again.'],
  STALE: [409, 'You played here in another window. This is the table now; no bet was placed.'],
  TRY_AGAIN: [503, 'The wallet did not answer. No bet was placed; please try again.'],
  WRONG_TABLE: [422, 'This bet belongs to another table. Please open the game again.'],
  GAME_NOT_OFFERED: [404, 'This game is not on offer here.'],
};

/** How far a world that slept wakes at a time while a round is open. */
const WAKING_MS = 3_600_000;

export interface ProviderOptions {
  readonly seed: string;
  readonly snapshot?: unknown;
  /** Stands between the provider and the wallet: for tests of a line that fails. */
  readonly through?: (line: WalletLine) => WalletLine;
}

/** One backend out of two companies: the operator's engine, and the provider of games that reaches it by its wallet alone. */
export function withProvider(
  engine: SandboxEngine,
  { seed, snapshot, through = (line) => line }: ProviderOptions,
): SandboxBackend & SandboxControls {
  const build = (saved?: SavedProvider): Provider =>
    new Provider(
      hmacSha256('provider', seed),
      () => engine.now(),
      through((call) => engine.wallet(call)),
      saved,
    );
  let provider = build(savedIn(snapshot));
  /** In one leap over a day the wallet would give a round up as forgotten, before its provider could say what it has won. */
  const wakeTo = (nowMs: number): void => {
    while (provider.isWaiting && engine.now() + WAKING_MS < nowMs) {
      engine.advance(WAKING_MS);
      provider.advance();
    }
  };
  return {
    ...engine,
    handle: (request) =>
      request.path === PLAY_PATH && request.method === 'POST'
        ? inWords(play(provider, request), languageIn(request.headers))
        : engine.handle(request),
    advanceTo: (nowMs) => {
      wakeTo(nowMs);
      engine.advanceTo(nowMs);
      provider.advance();
    },
    advance: (ms) => {
      const nowMs = engine.now() + ms;
      wakeTo(nowMs);
      engine.advance(nowMs - engine.now());
      provider.advance();
    },
    snapshot: () => ({ engine: engine.snapshot(), provider: JSON.stringify(provider.save()) }),
    revision: () => engine.revision() + provider.changes,
    reset: () => {
      engine.reset();
      provider = build();
    },
  };
}

/** What of a snapshot is the engine's. */
export function engineSnapshot(snapshot: unknown): unknown {
  return isPair(snapshot) ? snapshot.engine : snapshot;
}

function savedIn(snapshot: unknown): SavedProvider | undefined {
  if (!isPair(snapshot) || typeof snapshot.provider !== 'string') return undefined;
  try {
    return JSON.parse(snapshot.provider) as SavedProvider; // our own text, of the same store as the engine's
  } catch {
    return undefined;
  }
}

function isPair(snapshot: unknown): snapshot is { readonly engine: unknown; readonly provider: unknown } {
  return typeof snapshot === 'object' && snapshot !== null && 'engine' in snapshot && 'provider' in snapshot;
}

function play(provider: Provider, { body }: WireRequest): WireReply {
  const session = textIn(body, 'session', 64);
  const asked = readPlay(body);
  if (session === null || asked === null) return MALFORMED;
  const answer = provider.play(session, asked);
  if (answer.ok) return success(answer.view);
  const [status, words] = WORDS[answer.code];
  if (answer.ownLimits === undefined) return refusal(status, words, answer.code);
  const ownLimits = answer.ownLimits.map((limit) => ({
    ...limit,
    amount: limit.amount / 100,
    left: limit.left / 100,
  }));
  return refusalWith({ ownLimits }, status, words, answer.code);
}
