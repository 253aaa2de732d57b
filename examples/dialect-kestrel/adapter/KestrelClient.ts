import * as v from 'valibot';
import type { BackendHost } from '@/adapters/composition/Backend';
import { exchange } from '@/adapters/http/exchange';
import { fetchTransport } from '@/adapters/http/fetchTransport';
import { parseJson } from '@/adapters/http/parseJson';
import type { Reply } from '@/adapters/http/Reply';
import { retryAfterSeconds } from '@/adapters/http/retryAfter';
import type { Decoder } from '@/adapters/wire/decoder';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import type { Respelt } from './respell';

export interface KestrelCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** With one it is a POST. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Absent: that of the session that is open. null: none. */
  readonly csrf?: Token | null;
  readonly timeoutMs?: number;
  readonly cancellation?: Cancellation | undefined;
}

const CALL_MS = 15_000;

const word = v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/));
export const envelope = v.variant('status', [
  v.object({ status: v.literal('ok'), payload: v.unknown() }),
  v.object({ status: v.literal('fail'), reason: v.object({ word, text: wireTextOrEmpty(300) }) }),
]);
export type Envelope = v.InferOutput<typeof envelope>;

/** Their words for what ours are known by; any other goes on in capitals. */
const CODES = { no_such_event: 'MATCH_UNKNOWN', no_such_ref: 'KEY_UNKNOWN', ref_taken: 'KEY_REUSED' };
const codeOf = (theirs: string): string => new Map(Object.entries(CODES)).get(theirs) ?? theirs.toUpperCase();

/** Calls with the browser's cookie, and with the CSRF word of the session that this page believes in. */
export class KestrelClient {
  constructor(
    readonly apiUrl: string,
    readonly host: BackendHost,
    readonly ask: typeof fetch,
  ) {}

  /** What is answered, respelt and read; `read` gives null for what this call does not answer with: then it failed. */
  async call<T>(call: KestrelCall, respelt: Respelt, read: Decoder<T>): Promise<Result<T, Failure>> {
    const { scheduler, closed, logger, heldToken } = this.host;
    const { path, query = {}, body, csrf = heldToken(), timeoutMs = CALL_MS, cancellation } = call;
    if (cancellation?.cancelled === true) return fail({ kind: 'aborted', sent: false });
    const abandon = new AbortController();
    cancellation?.onCancel(() => abandon.abort());
    const transport = fetchTransport((url, init) => this.ask(url, { ...init, credentials: 'include' }));
    const headers = csrf === null ? {} : { 'X-Kestrel-Csrf': csrf };
    const method = body === undefined ? 'GET' : 'POST';
    const request = { method, url: this.apiUrl + path, query, body, headers, timeoutMs } as const;
    const reply = await exchange(transport, request, scheduler, AbortSignal.any([abandon.signal, closed]));
    const payload = reply.ok ? this.#open(reply.value, csrf) : reply;
    if (!payload.ok) return payload;
    const value = read(respelt(payload.value), logger);
    return value === null ? fail({ kind: 'unexpected', sent: true }) : ok(value);
  }

  #open({ status, text, retryAfter }: Reply, csrf: Token | null): Result<unknown, Failure> {
    if (status >= 500) return fail({ kind: 'server', sent: true });
    const seconds = retryAfterSeconds(retryAfter, this.host.clock.now());
    if (status === 429) return fail({ kind: 'coolDown', sent: true, seconds });
    const reply = v.safeParse(envelope, parseJson(text));
    // A page, or JSON of somebody else: it proves nothing about what the server did.
    if (!reply.success) return fail({ kind: 'unexpected', sent: true });
    if (reply.output.status === 'ok') return ok(reply.output.payload);
    const { word: code, text: said } = reply.output.reason;
    const message = said === '' ? {} : { message: said };
    if (status !== 401) return fail({ kind: 'refused', sent: true, code: codeOf(code), ...message });
    // Over, or another one by now: the cookie belongs to the browser, and somebody else may have logged in in another tab.
    const ended = csrf !== null && code === 'session_over';
    if (ended) this.host.sessionEnded(csrf);
    return fail({ kind: 'unauthorised', sent: true, ended, ...message });
  }
}

/** This backend has no such call: pages say so. */
export const notOffered = () => Promise.resolve(fail({ kind: 'notOffered', sent: false } as const));
