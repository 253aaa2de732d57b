import type { InternalAxiosRequestConfig } from 'axios';
import type { WireReply, WireRequest } from '../../wire/SandboxBackend';
import { parseBody, parseQuery, refusal } from '../wireBody';

/** All tabs of a browser are one client to the sandbox: codes and limits bind to it. */
const CLIENT = 'this-browser';
const NOWHERE = 'http://sandbox.invalid/';

export type ReadRequest =
  | {
      readonly ok: true;
      readonly path: string;
      readonly method: string;
      readonly request: WireRequest;
      readonly form: FormData | null;
    }
  | { readonly ok: false; readonly path: string; readonly method: string; readonly reply: WireReply };

/** What a server would have read off the network, had this request been sent; a form is still to be read. */
export function toWireRequest(config: InternalAxiosRequestConfig): ReadRequest {
  const url = new URL(joined(config.baseURL ?? '', config.url ?? ''), NOWHERE);
  for (const [name, value] of params(config.params)) url.searchParams.append(name, value);
  const method = (config.method ?? 'get').toUpperCase();
  const path = url.pathname;
  const parsed = parseBody(typeof config.data === 'string' ? config.data : undefined);
  if (!parsed.ok) return { ok: false, path, method, reply: parsed.reply };
  if (method !== 'GET' && method !== 'POST') {
    return { ok: false, path, method, reply: refusal(404, 'Not found.', 'NOT_FOUND') };
  }
  const headers = Object.entries(config.headers.toJSON()).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name.toLowerCase(), String(value)] as const],
  );
  return {
    ok: true,
    path,
    method,
    form: config.data instanceof FormData ? config.data : null,
    request: {
      method,
      path,
      query: parseQuery(url.search),
      headers: Object.fromEntries(headers),
      body: parsed.body,
      client: CLIENT,
    },
  };
}

/** A browser asks permission first when a request carries more than a form could. */
export function needsPreflight({ headers }: WireRequest): boolean {
  return 'authorization' in headers || 'token' in headers || (headers['content-type'] ?? '').includes('json');
}

function joined(base: string, url: string): string {
  if (base === '' || /^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return `${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
}

/** Plain values as axios writes them; absent ones are left out. */
function params(given: unknown): readonly (readonly [string, string])[] {
  if (given instanceof URLSearchParams) return [...given];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === undefined) return [];
    return [[name, value instanceof Date ? value.toISOString() : String(value)] as const];
  });
}
