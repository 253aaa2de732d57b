import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connectTo, type Socket as Upstream } from 'socket.io-client';
import type { Forward, ProxiedReply, ProxiedRequest, ServerFault } from './ServerFault';

export interface FaultyServer {
  readonly url: string;
  /** From now on it has this fault; null: none. */
  break(fault: ServerFault | null): void;
  close(): Promise<void>;
}

const PATH = '/public/';
const ACK_MS = 10_000;
/** Not passed on: they are about one connection, or about bytes that are written anew. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/** A server before another one, that passes on all it gets and changes one thing. */
export async function startFaultyServer(target: string): Promise<FaultyServer> {
  let fault: ServerFault = {};
  const forward: Forward = (request) => forwarded(target, request);
  const server = createServer((request, response) => {
    void readRequest(request)
      .then((read) => (fault.http ?? passOn)(read, forward))
      .then((reply) => void (reply === 'hang' || send(response, reply)))
      .catch(() => response.destroy());
  });
  const io = new Server(server, { path: PATH, serveClient: false, cors: { origin: '*' } });
  const upstreams = new Set<Upstream>();
  io.use((socket, next) => {
    const { token } = socket.handshake.auth;
    const auth = { token: (fault.token ?? same)(token) };
    const upstream = connectTo(target, {
      ...{ path: PATH, auth, forceNew: true, reconnection: false, transports: ['websocket'] },
    });
    upstreams.add(upstream);
    const early: (() => void)[] = [];
    let isOpen = false;
    upstream.onAny((event: string, payload: unknown) => {
      const pass = (): void => {
        const changed = (fault.pushed ?? second)(event, payload);
        if (changed !== null) socket.emit(event, changed);
      };
      if (isOpen) pass();
      else early.push(pass);
    });
    socket.onAny((event: string, ...args: unknown[]) => {
      const acknowledge = args.at(-1);
      if (typeof acknowledge !== 'function') return void upstream.emit(event, ...args);
      upstream
        .timeout(ACK_MS)
        .emitWithAck(event, ...args.slice(0, -1))
        .then((reply: unknown) => void acknowledge((fault.acknowledged ?? second)(event, reply)))
        .catch(() => undefined);
    });
    upstream.once('connect', () => {
      next();
      setImmediate(() => {
        isOpen = true;
        for (const pass of early) pass();
      });
    });
    upstream.once('connect_error', (error) =>
      next(Object.assign(new Error(error.message), 'data' in error ? { data: error.data } : {})),
    );
    socket.once('disconnect', () => upstream.disconnect());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (next) => {
      fault = next ?? {};
    },
    close: async () => {
      for (const upstream of upstreams) upstream.disconnect();
      server.closeAllConnections();
      await io.close();
    },
  };
}

const same = <Value>(value: Value): Value => value;
const second = (_event: string, value: unknown): unknown => value;
const passOn = (request: ProxiedRequest, forward: Forward): Promise<ProxiedReply> => forward(request);

async function readRequest(request: IncomingMessage): Promise<ProxiedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { pathname, search } = new URL(request.url ?? '/', 'http://proxy.invalid');
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    ...{ method: request.method ?? 'GET', path: pathname, query: search },
    headers: Object.fromEntries(headers),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

async function forwarded(target: string, request: ProxiedRequest): Promise<ProxiedReply> {
  const { method, path, query, body } = request;
  const headers = Object.entries(request.headers).filter(
    ([name]) => !OWN.has(name) && !['host', 'accept-encoding'].includes(name),
  );
  const reply = await fetch(`${target}${path}${query}`, {
    ...{ method, headers: Object.fromEntries(headers) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.text();
  const passed = [...reply.headers].filter(([name]) => !OWN.has(name));
  return {
    ...{ status: reply.status, headers: Object.fromEntries(passed) },
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function send(response: ServerResponse, { status, headers, body }: ProxiedReply): void {
  response.writeHead(status, { ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
