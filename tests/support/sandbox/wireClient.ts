import axios from 'axios';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { SandboxUnderTest } from './SandboxUnderTest';

export interface RawReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
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
  const response = await axios.request<string>({
    ...(sandbox.axiosAdapter === undefined ? {} : { adapter: sandbox.axiosAdapter }),
    baseURL: sandbox.url,
    url: path,
    method,
    data: body,
    params: query,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}`, token },
    responseType: 'text',
    transformResponse: [(text: string) => text],
    validateStatus: () => true,
    maxRedirects: 0,
  });
  return { status: response.status, text: response.data, headers: { ...response.headers } };
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
