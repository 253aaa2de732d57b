import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';

export interface Reconnect {
  readonly markets: number;
  readonly connections: number;
  /** Bytes of the acknowledgements as JSON: images, and the same subscriptions resumed by number when nothing has changed. */
  readonly imageBytes: number;
  readonly resumedBytes: number;
}

interface Acknowledgement {
  readonly status: string;
  readonly epoch: string;
  readonly seq: number;
  readonly resumed: boolean;
}

const WANTED = 500;
/** The engine's own limit (docs/wire.md 4.2): more markets need more connections. */
const MAX_ON_ONE = 200;
/** Lists 200 matches. */
const HUGE = 'huge';

/** The engine behind a real socket, in a world that stands still. Every market that there is, up to five hundred. */
export async function runReconnect(): Promise<Reconnect> {
  const engine = createSandboxEngine({ seed: HUGE, startMs: Date.UTC(2026, 0, 15, 12) });
  const server = await createSandboxServer({
    engine,
    port: 0,
    tickMs: null,
    clock: { now: () => Date.UTC(2026, 0, 15, 12) },
  });
  try {
    const ids = (await marketsOf(server.url)).slice(0, WANTED);
    const shares = Array.from({ length: Math.ceil(ids.length / MAX_ON_ONE) }, (_, at) =>
      ids.slice(at * MAX_ON_ONE, (at + 1) * MAX_ON_ONE),
    );
    let [imageBytes, resumedBytes] = [0, 0];
    for (const share of shares) {
      const image = await subscribe(server.url, { ids: share });
      const again = await subscribe(server.url, { ids: share, epoch: image.epoch, seq: image.seq });
      if (image.resumed || !again.resumed) throw new Error('the engine did not resume');
      imageBytes += bytesOf(image);
      resumedBytes += bytesOf(again);
    }
    return { markets: ids.length, connections: shares.length, imageBytes, resumedBytes };
  } finally {
    await server.close();
  }
}

async function marketsOf(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/bet/matches`);
  const { data } = (await reply.json()) as {
    readonly data: { readonly matches: readonly { readonly matchOdds: { readonly id: string } | null }[] };
  };
  return data.matches.flatMap(({ matchOdds }) => (matchOdds === null ? [] : [matchOdds.id]));
}

/** On a connection of its own, as after a loss. */
async function subscribe(url: string, request: object): Promise<Acknowledgement> {
  const socket: Socket = io(url, {
    path: '/public/',
    transports: ['websocket'],
    auth: { token: '' },
    forceNew: true,
    reconnection: false,
  });
  try {
    const answer = (await socket.timeout(5_000).emitWithAck('market:subscribe', request)) as Acknowledgement;
    if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer;
  } finally {
    socket.disconnect();
  }
}

const bytesOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));
