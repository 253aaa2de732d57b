import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { Calls } from './calls';
import { fieldsOf } from './forms';
import { failed, type Answer } from './replies';
import { serveLine } from './serveLine';
import { Sessions } from './Sessions';

export interface KestrelServer {
  /** Where its calls are; its WebSocket is at `/line` below. */
  readonly apiUrl: string;
  /** The world behind it, for tests. */
  readonly host: EngineHost<ReturnType<typeof createSandbox>>;
  /** Method and path of everything that was asked. */
  readonly asked: readonly string[];
  /** Closes every WebSocket, as a line that breaks. */
  cutLines(): void;
  close(): Promise<void>;
}

interface KestrelOptions {
  readonly port?: number;
  readonly seed?: string;
  /** Pages of these origins may call. */
  readonly origins?: readonly string[];
}

const VERSION = '/v2';
const MAX_BODY = 64 * 1024;
const TICK_MS = 100;

/** Kestrel: another company's backend, played by the sandbox engine so that its prices move and its bets are settled. */
export async function createKestrelServer({
  port = 0,
  seed = 'kestrel',
  origins = [],
}: KestrelOptions = {}): Promise<KestrelServer> {
  const engine = createSandbox({ seed, startMs: Date.now() });
  const host = new EngineHost(engine, { now: () => Date.now() });
  const sessions = new Sessions();
  const calls = new Calls(host, sessions);
  const asked: string[] = [];
  const isWelcome = ({ headers }: IncomingMessage): boolean =>
    headers.origin === undefined || origins.includes(headers.origin);

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://kestrel.invalid');
    asked.push(`${request.method} ${pathname}`);
    if (!isWelcome(request)) return failed('stranger', 'This page may not call.', 403);
    if (!pathname.startsWith(`${VERSION}/`)) return failed('no_such_call', 'There is no such call.', 404);
    const body = await bodyOf(request);
    if (body === null) return failed('not_understood', 'This could not be read.', 400);
    return calls.answer({
      ...{ method: request.method ?? 'GET', path: pathname.slice(VERSION.length), query: searchParams, body },
      session: sessions.of(request.headers.cookie, request.headers['x-kestrel-csrf']),
      client: request.socket.remoteAddress ?? '',
    });
  };
  const server = createServer((request, response) => {
    allow(request, response, isWelcome(request));
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(request).then(
      ({ http, reply, headers }) =>
        response
          .writeHead(http, { 'Content-Type': 'application/json', ...headers })
          .end(JSON.stringify(reply)),
      () => response.writeHead(500).end(),
    );
  });
  const lines = new WebSocketServer({
    server,
    path: `${VERSION}/line`,
    verifyClient: ({ req }: { req: IncomingMessage }) => isWelcome(req),
  });
  lines.on('connection', (socket, { headers }) =>
    serveLine(socket, host, (csrf) => sessions.of(headers.cookie, csrf)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const timer = setInterval(() => host.advance(), TICK_MS);
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${VERSION}`,
    ...{ host, asked },
    cutLines: () => {
      for (const socket of lines.clients) socket.terminate();
    },
    close: async () => {
      clearInterval(timer);
      for (const socket of lines.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** CORS with cookies: the exact origin, never a star, and the header that carries the CSRF word. */
function allow({ headers }: IncomingMessage, response: ServerResponse, welcome: boolean): void {
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  if (!welcome || headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Kestrel-Csrf');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
}

/** null: it is no JSON object, or too much of it. */
async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | null> {
  if (request.method !== 'POST') return {};
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MAX_BODY) return null;
  }
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
}
