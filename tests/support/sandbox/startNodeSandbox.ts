import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { ensureGames } from '@scripts/lib/ensureGames.mjs';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type { PushSender } from '@/adapters/sandbox/doors/nodeServer/PushSender';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { judgedEngine } from '../contract/judgedEngine';
import { keepsContract } from '../contract/keepsContract';
import { begunSandbox } from './begunSandbox';
import type { SandboxOptions, SandboxUnderTest } from './SandboxUnderTest';
import { otpIn, START_MS } from './SandboxUnderTest';

export interface NodeSandbox extends SandboxUnderTest {
  readonly server: SandboxServer;
}

/** The engine behind real HTTP and socket.io, on a free port of this machine. */
export async function startNodeSandbox(
  options: SandboxOptions & {
    readonly hooks?: boolean;
    readonly origins?: string;
    /** WebSockets are refused; sockets that do not say otherwise begin with long polling. */
    readonly polling?: boolean;
    /** false: no market stream. */
    readonly stream?: boolean;
    /** Who sends push messages; absent: nobody. */
    readonly push?: PushSender;
  } = {},
): Promise<NodeSandbox> {
  await ensureGames();
  const isReal = options.clock === 'real';
  const startMs = isReal ? Date.now() : (options.startMs ?? START_MS);
  const { engine, faults } = judgedEngine(
    (isReal ? createSandbox : begunSandbox)({ seed: options.seed ?? 'test', startMs }),
    options.judgesRequests === true,
  );
  const server = await createSandboxServer({
    engine,
    port: 0,
    faults: new FaultPlan(options.faultSeed),
    hooks: options.hooks ?? false,
    origins: options.origins ?? '',
    stream: options.stream ?? true,
    ...(options.push === undefined ? {} : { push: options.push }),
    ...(isReal ? {} : { clock: { now: () => startMs }, tickMs: null }),
  });
  if (options.polling) server.faults.pollingOnly();
  const sockets: Socket[] = [];
  return {
    url: server.url,
    server,
    engine,
    transport: axiosTransport(),
    faults: server.faults,
    openSocket: ({ auth, transports, ...more } = {}) => {
      const socket = io(server.url, {
        path: '/public/',
        transports: [...(transports ?? (options.polling ? ['polling'] : ['websocket', 'polling']))],
        forceNew: true,
        ...(auth === undefined ? {} : { auth }),
        ...more,
      });
      sockets.push(socket);
      return socket;
    },
    advance: (ms) => server.moveClock(ms),
    otpFor: (mobile) => otpIn(engine, mobile),
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await server.close();
      keepsContract(faults());
    },
  };
}
