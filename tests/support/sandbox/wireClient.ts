import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { SandboxUnderTest } from './SandboxUnderTest';
import { unwatched } from '../wire/unwatched';

export interface RawReply {
  readonly status: number;
  readonly text: string;
}

export interface RawCall {
  readonly body?: unknown;
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** A client that takes every status and parses nothing. */
export async function call(
  sandbox: SandboxUnderTest,
  method: 'GET' | 'POST',
  path: string,
  { body, token, query }: RawCall = {},
): Promise<RawReply> {
  const answer = await sandbox.transport(
    {
      method,
      url: sandbox.url + path,
      query: query ?? {},
      body,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}`, token },
      timeoutMs: 0,
    },
    unwatched(),
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.error.kind}`);
  return { status: answer.value.status, text: String(answer.value.text) };
}

/** `data` of a successful reply; throws with the whole reply when it is none. */
export async function dataOf(
  sandbox: SandboxUnderTest,
  method: 'GET' | 'POST',
  path: string,
  more?: RawCall,
): Promise<Record<string, unknown>> {
  const { status, text } = await call(sandbox, method, path, more);
  const envelope = JSON.parse(text) as { error?: unknown; data?: Record<string, unknown> };
  if (envelope.error !== false) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return envelope.data ?? {};
}

/** A demo player's token. */
export async function demoToken(sandbox: SandboxUnderTest): Promise<string> {
  const { token } = await dataOf(sandbox, 'POST', '/login/demo', { body: {} });
  if (typeof token !== 'string') throw new Error('no token');
  return token;
}

/** The arguments of the next such event. */
export function next(socket: SocketLike, event: string): Promise<readonly unknown[]> {
  return new Promise((resolve) => socket.once(event, (...args) => resolve(args)));
}
