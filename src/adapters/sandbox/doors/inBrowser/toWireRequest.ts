import type { HttpRequest } from '@/adapters/http/Transport';
import type { WireReply, WireRequest } from '../../wire/SandboxBackend';
import { parseBody, parseQuery } from '../wireBody';

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
export function toWireRequest({ method, url, query, body, headers }: HttpRequest): ReadRequest {
  const address = new URL(url, NOWHERE);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  const path = address.pathname;
  const form = body instanceof FormData ? body : null;
  const isJson = form === null && body !== undefined;
  const parsed = parseBody(isJson ? textOf(body) : undefined);
  if (!parsed.ok) return { ok: false, path, method, reply: parsed.reply };
  const sent = Object.entries(isJson ? { 'content-type': 'application/json', ...headers } : headers);
  return {
    ok: true,
    path,
    method,
    form,
    request: {
      method,
      path,
      query: parseQuery(address.search),
      headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
      body: parsed.body,
      client: CLIENT,
    },
  };
}

/** A text goes as it is. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A browser asks permission first when a request carries more than a form could. */
export function needsPreflight({ headers }: WireRequest): boolean {
  return 'authorization' in headers || 'token' in headers || (headers['content-type'] ?? '').includes('json');
}
