import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { SpecWorld } from './SpecWorld';

export interface RealTime {
  /** Sends one of the events of the specification to everyone. */
  push(event: 'sub:notification_toast' | 'session_refresh' | 'update_balance', payload?: unknown): void;
  close(): Promise<void>;
}

const tokenOf = (socket: Socket): unknown => {
  const auth: unknown = socket.handshake.auth;
  return typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : undefined;
};

/** The two events that are asked, and the three that come by themselves. */
export function realTime(http: HttpServer, world: SpecWorld): RealTime {
  const io = new Server(http, { path: '/public/', cors: { origin: '*' } });
  io.use((socket, next) => {
    if (world.playerOf(tokenOf(socket)) !== undefined) return next();
    next(Object.assign(new Error('Session expired'), { data: { type: 'SessionError' } }));
  });
  io.on('connection', (socket) => {
    const reply = (parts: readonly unknown[], answer: object): void => {
      const last = parts.at(-1);
      if (typeof last === 'function') last(answer);
    };
    const player = () => world.playerOf(tokenOf(socket));
    socket.on('session_check', (...parts: unknown[]) =>
      reply(parts, { status: player() === undefined ? 'failed' : 'success' }),
    );
    socket.on('get:balance', (...parts: unknown[]) => {
      const found = player();
      reply(parts, found === undefined ? { status: 'failed' } : world.wallet(found));
    });
    socket.onAny((event: string) => {
      if (event !== 'session_check' && event !== 'get:balance') world.unknown.push(`EVENT ${event}`);
    });
  });
  return {
    push: (event, payload) => (payload === undefined ? io.emit(event) : io.emit(event, payload)),
    close: async () => {
      await io.close();
    },
  };
}
