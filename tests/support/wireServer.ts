import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';

/** A request as it came over the network. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** As it stands in the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The client went away before it was answered. */
  readonly gone: Promise<void>;
}

export type Script =
  | {
      readonly kind: 'reply';
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body: string;
    }
  /** A body in pieces, until the client goes; `declared` is its content-length, if it has one. */
  | {
      readonly kind: 'stream';
      readonly piece: string;
      readonly times: number;
      readonly declared?: number;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: 'hang' }
  /** The connection breaks without a word. */
  | { readonly kind: 'cut' }
  /** The connection breaks in the middle of the body. */
  | { readonly kind: 'cutInBody'; readonly body: string };

type Answer = Script | ((request: SeenRequest) => Script);

export interface WireServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  readonly io: Server;
  /** What the next requests get; the last one given stays. */
  answer(...answers: readonly [Answer, ...Answer[]]): void;
  forget(): void;
  close(): Promise<void>;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Script => ({
  kind: 'reply',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const good = (data: unknown): Script => json({ error: false, data, message: 'ok' });

/** A backend that says whatever a test wants, over real HTTP and a real socket.io server: for replies that no sandbox would give. */
export async function startWireServer(sockets: Partial<ServerOptions> = {}): Promise<WireServer> {
  let answers: Answer[] = [];
  let seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const noted = note(request, response, text);
      seen.push(noted);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      play(typeof next === 'function' ? next(noted) : (next ?? json({}, 404)), response);
    });
  });
  const open = new Set<NetSocket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const io = new Server(server, { path: '/public/', serveClient: false, ...sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen() {
      return seen;
    },
    io,
    answer(...given) {
      answers = [...given];
    },
    forget() {
      seen = [];
    },
    async close() {
      const closed = io.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function note(request: IncomingMessage, response: ServerResponse, text: string): SeenRequest {
  const target = request.url ?? '';
  const url = new URL(target, 'http://wire.test');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    target,
    headers: request.headers,
    text,
    gone: new Promise((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    }),
  };
}

function play(script: Script, response: ServerResponse): void {
  switch (script.kind) {
    case 'reply':
      response.writeHead(script.status ?? 200, script.headers).end(script.body);
      return;
    case 'stream':
      stream(script, response);
      return;
    case 'cut':
      response.socket?.destroy();
      return;
    case 'cutInBody':
      response.writeHead(200, { 'content-length': script.body.length });
      response.write(script.body.slice(0, -1), () => response.socket?.destroy());
      return;
    case 'hang':
  }
}

function stream(
  { piece, times, declared, headers }: Extract<Script, { kind: 'stream' }>,
  response: ServerResponse,
): void {
  const length = declared === undefined ? {} : { 'content-length': declared };
  response.writeHead(200, { 'content-type': 'application/json', ...length, ...headers });
  let left = times;
  const push = (): void => {
    if (response.destroyed) return;
    if (left === 0) {
      response.end();
      return;
    }
    left -= 1;
    response.write(piece, push);
  };
  push();
}
