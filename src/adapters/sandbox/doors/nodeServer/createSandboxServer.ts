import { createServer } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import express from 'express';
import { FaultPlan } from '../../faults/FaultPlan';
import { EngineHost } from '../EngineHost';
import type { HostClock } from '../WorldClock';
import { MovableClock } from '../WorldClock';
import { gameServer } from './gameServer';
import { hookRoutes, inboxRoute } from './hookRoutes';
import { guardOrigin, readBytes, readText, serveWire } from './httpDoor';
import { allowedOrigins } from './originPolicy';
import type { PushSender } from './PushSender';
import type { ServedEngine, ServedHost } from './ServedHost';
import { serveSockets } from './socketDoor';
import { withoutStream } from './withoutStream';

export interface SandboxServerOptions {
  readonly engine: ServedEngine;
  readonly clock?: HostClock;
  /** 0 takes any free port. */
  readonly port: number;
  /** The pretended provider's own; 0, as by default, takes any free one. */
  readonly gamesPort?: number;
  readonly host?: string;
  /** Where browsers find the games, if not at `host`: a container listens on every address, which is none. */
  readonly publicGamesUrl?: string | undefined;
  readonly faults?: FaultPlan;
  /** Origins beyond those of this machine's usual ports, as `ALLOWED_ORIGINS`. */
  readonly origins?: string;
  /** Serve the powers over the world as well. */
  readonly hooks?: boolean;
  /** false: a backend without the capability `marketStream`. */
  readonly stream?: boolean;
  /** Absent: a backend without the capability `webPush`. */
  readonly push?: PushSender;
  /** How often the world moves, milliseconds; null: only when a test says so or a call arrives. */
  readonly tickMs?: number | null;
}

export interface SandboxServer {
  readonly url: string;
  /** Where the pretended games are: another origin. */
  readonly gamesUrl: string;
  readonly host: ServedHost;
  readonly faults: FaultPlan;
  /** Lets time pass at once, to the last step of the world. */
  moveClock(ms: number): void;
  close(): Promise<void>;
}

const TICK_MS = 100;

/** The engine behind real HTTP and socket.io. Rejects when the port is taken. */
export async function createSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const {
    engine,
    port,
    host: address = '127.0.0.1',
    faults: plan = new FaultPlan(),
    tickMs = TICK_MS,
  } = options;
  const clock = new MovableClock(options.clock ?? { now: () => Date.now() });
  const host: ServedHost = new EngineHost(engine, clock, () => send());
  const { push: sender } = options;
  engine.pushBy(sender?.publicKey ?? '');
  const send = (): void => {
    for (const message of engine.takePushes())
      void sender?.send(message).then((outcome) => {
        if (outcome === 'gone') host.run(() => engine.pushGone(message.endpoint));
      });
  };
  const origins = allowedOrigins(options.origins);
  const moveClock = (ms: number): void => {
    clock.move(ms);
    host.advance(Infinity);
  };
  plan.onRestart(() => host.restart());

  const app = express().disable('x-powered-by').disable('etag');
  app.use(guardOrigin(origins, plan), inboxRoute({ host }), readText(), readBytes());
  if (options.hooks === true) app.use(hookRoutes({ host, plan, moveClock }));
  serveWire(app, host, plan);
  const games = createServer(gameServer(host, plan, origins));

  const server = createServer(app);
  const network = new Set<NetSocket>();
  for (const each of [server, games])
    each.on('connection', (socket) => {
      network.add(socket);
      socket.once('close', () => network.delete(socket));
    });
  const io = serveSockets(server, options.stream === false ? withoutStream(host) : host, plan, origins);
  await listen(server, port, address);
  await listen(games, options.gamesPort ?? 0, address).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const gamesUrl = options.publicGamesUrl ?? urlOf(games, address);
  engine.gamesAt(gamesUrl);
  const timer = tickMs === null ? null : setInterval(() => host.advance(), tickMs);
  return {
    url: urlOf(server, address),
    gamesUrl,
    host,
    faults: plan,
    moveClock,
    close: async () => {
      if (timer !== null) clearInterval(timer);
      const closed = io.close();
      games.close();
      // Frozen and hanging connections never end by themselves.
      for (const socket of network) socket.destroy();
      await closed;
    },
  };
}

/** Rejects when the port is taken. */
function listen(server: HttpServer, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
}

function urlOf(server: HttpServer, address: string): string {
  return `http://${address}:${(server.address() as AddressInfo).port}`;
}
