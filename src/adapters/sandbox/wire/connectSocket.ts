import type { EngineCore } from '../engine/EngineCore';
import { MAX_MARKETS } from '../engine/stream/MarketStream';
import type { Connection, Handshake } from '../engine/stream/Peers';
import { wireWallet } from './present';
import { idsIn, textIn, wholeIn } from './readInput';
import type { SandboxBackend, SocketSession } from './SandboxBackend';
import { inWords, wordsOf } from '../texts/inWords';
import { say } from '../texts/Said';

const FAILED = { status: 'failed' };
/** More ids than any client may have, yet few enough to look at. */
const READABLE = 5 * MAX_MARKETS;

/**
 * One socket, from its token to its last event. A visitor (empty token) may watch markets and nothing else.
 * `settled` is called after every event: it sends out what the event caused.
 */
export function connectSocket(
  core: EngineCore,
  { token, peer, language }: Handshake,
  settled: <T>(value: T) => T,
): ReturnType<SandboxBackend['connect']> {
  if (token !== '' && core.sessions.userOf(token) === null) {
    return {
      ok: false,
      refusal: {
        message: wordsOf(say('Your session has ended. Please log in again.'), language),
        data: { type: 'SessionError' },
      },
    };
  }
  const connection = core.peers.add({ token, peer, language }, core.kernel.now);
  const session: SocketSession = {
    receive: (event, args) => {
      if (!connection.open) return undefined;
      return inWords(settled(answer(core, connection, event, args[0])), connection.language);
    },
    closed: () => core.peers.remove(connection),
  };
  return { ok: true, session };
}

function answer(core: EngineCore, connection: Connection, event: string, body: unknown): unknown {
  const userId = core.sessions.userOf(connection.token);
  switch (event) {
    case 'session_check':
      return userId === null ? FAILED : { status: 'success' };
    case 'get:balance':
      return userId === null ? FAILED : { status: 'success', ...wireWallet(core.wallets.of(userId)) };
    case 'market:subscribe':
      return subscribe(core, connection, body);
    case 'market:unsubscribe':
      core.stream.unsubscribe(connection, idsIn(body, READABLE) ?? []);
      return undefined;
    case 'score:subscribe':
      return followScores(core, connection, body);
    case 'score:unsubscribe':
      core.scores.unsubscribe(connection, idsIn(body, READABLE) ?? []);
      return undefined;
    default:
      return undefined;
  }
}

const MALFORMED = { status: 'failed', code: 'MALFORMED', message: say('This request could not be read.') };

function followScores(core: EngineCore, connection: Connection, body: unknown): unknown {
  const ids = idsIn(body, READABLE);
  if (ids === null) return MALFORMED;
  core.scores.flush();
  core.peers.drainOne(connection);
  return core.scores.subscribe(connection, ids);
}

function subscribe(core: EngineCore, connection: Connection, body: unknown): unknown {
  const ids = idsIn(body, READABLE);
  if (ids === null) return MALFORMED;
  const epoch = textIn(body, 'epoch', 64);
  const seq = wholeIn(body, 'seq');
  // What this connection already follows goes first, so that the acknowledgement continues its chain.
  core.stream.flush();
  core.peers.drainOne(connection);
  return core.stream.subscribe(connection, {
    ids,
    ...(epoch === null ? {} : { epoch }),
    ...(seq === null ? {} : { seq }),
  });
}
