import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { FaultPlan } from '../../faults/FaultPlan';
import { faultyLink } from '../../faults/faultyLink';
import type { DropReason } from '../../faults/RealtimeFault';
import { BODY_LIMIT_BYTES } from '../wireBody';
import type { LinkConnection, LinkPeer, SandboxLink } from '../SandboxLink';
import { freezeNetwork } from './freezeNetwork';
import { mayCall } from './originPolicy';
import { reportFailure } from './reportFailure';
import { languageOf } from '../../texts/SpokenLanguage';

export const SOCKET_PATH = '/public/';
/** A dead link is noticed after both together; the defaults would take 45 s. */
const PING = { pingInterval: 5_000, pingTimeout: 5_000 };

/** The realtime half of the wire over socket.io. Connection-state recovery stays off: a socket belongs to one identity. */
export function serveSockets(
  http: HttpServer,
  link: SandboxLink,
  plan: FaultPlan,
  origins: readonly string[],
): Server {
  const io = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: BODY_LIMIT_BYTES,
    ...PING,
    cors: { origin: [...origins], allowedHeaders: ['Authorization', 'token', 'Content-Type'] },
    allowRequest: (request, decide) => {
      const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
      const blocked = isWebSocket && plan.blocksWebSocket();
      decide(null, mayCall(origins, request.headers.origin) && !blocked);
    },
  });
  const faulty = faultyLink(link, plan);
  io.use((socket, next) => {
    try {
      const connection = faulty.open(
        tokenOf(socket),
        peerOf(socket, next),
        languageOf(socket.handshake.auth['lang']) ?? 'en',
      );
      connections.set(socket, connection);
      socket.conn.once('close', () => connection.close());
    } catch (error) {
      reportFailure(error);
      next(new Error('The sandbox failed.'));
    }
  });
  io.on('connection', (socket) => {
    opened.get(socket)?.();
    const connection = connections.get(socket);
    socket.onAny((event: string, ...args: unknown[]) => {
      const last = args.at(-1);
      const acknowledge =
        typeof last === 'function' ? (value: unknown): void => void last(value) : () => undefined;
      try {
        connection?.receive(event, typeof last === 'function' ? args.slice(0, -1) : args, acknowledge);
      } catch (error) {
        reportFailure(error);
      }
    });
    socket.once('disconnect', () => connection?.close());
  });
  return io;
}

const connections = new WeakMap<Socket, LinkConnection>();
const opened = new WeakMap<Socket, () => void>();

/** Until socket.io calls the socket connected, messages wait: before that they would overtake the acceptance. */
function peerOf(socket: Socket, next: (error?: Error) => void): LinkPeer {
  let waiting: (() => void)[] | null = [];
  const whenOpen = (task: () => void): void => {
    if (waiting === null) task();
    else waiting.push(task);
  };
  opened.set(socket, () => {
    const tasks = waiting ?? [];
    waiting = null;
    for (const task of tasks) task();
  });
  return {
    opened: () => next(),
    refused: (refusal) => next(Object.assign(new Error(refusal.message), { data: refusal.data })),
    send: (event, payload) => whenOpen(() => socket.emit(event, payload)),
    dropped: (reason: DropReason) =>
      whenOpen(() => {
        if (reason === 'io server disconnect') socket.disconnect(true);
        else socket.conn.close();
      }),
    froze: () => freezeNetwork(socket),
  };
}

/** No token at all is a visitor's; anything that is not text is a token that no session has. */
function tokenOf(socket: Socket): string {
  const token: unknown = socket.handshake.auth['token'];
  if (token === undefined || token === null) return '';
  return typeof token === 'string' ? token : '(not text)';
}
