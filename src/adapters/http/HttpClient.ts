import type { Decoder } from '@/adapters/wire/decoder';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Clock } from '@/application/ports/device/Clock';
import type { Logger } from '@/application/ports/device/Logger';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import { AbsentCalls } from './AbsentCalls';
import type { Endpoint } from './endpoints';
import { exchange } from './exchange';
import type { HttpRequest, Transport } from './Transport';
import { openReply } from './failure';
import type { HttpCall } from './HttpCall';
import type { HttpSettings } from './HttpSettings';
import { SingleFlight } from './SingleFlight';

export interface HttpSurroundings {
  readonly settings: HttpSettings;
  readonly transport: Transport;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  /** Where it stands what was dropped from a reply. */
  readonly logger: Logger;
  /** 0 <= x < 1. */
  readonly random: () => number;
  /** What the reader has chosen, e.g. `hi`; absent: nothing is said. */
  readonly language?: (() => string) | undefined;
  /** The token that the session holds now. */
  readonly heldToken: () => Token | null;
  /** SES-03. `token` is the one that the request carried: an answer to an older session must not end the present one. */
  readonly onSessionEnded: (message: string, token: Token) => void;
}

const NOT_OFFERED: Failure = { kind: 'notOffered', sent: true };

/** Calls the backend: the token, one shared request for equal reads, retries of reads, the envelope, and the end of a session. */
export class HttpClient {
  readonly #here: HttpSurroundings;
  readonly #flights = new SingleFlight<Result<unknown, Failure>>();
  readonly #absent: AbsentCalls;

  constructor(here: HttpSurroundings) {
    this.#here = here;
    this.#absent = new AbsentCalls(here.clock);
  }

  get settings(): HttpSettings {
    return this.#here.settings;
  }

  /** `decode` gives null for data that is not what this call returns: then the call failed, whatever the flag said (F22). */
  async send<T>(call: HttpCall, decode: Decoder<T>): Promise<Result<T, Failure>> {
    const answer = await this.#answerTo(call);
    if (!answer.ok) return answer;
    const value = decode(answer.value, this.#here.logger);
    return value === null ? fail({ kind: 'unexpected', sent: true }) : ok(value);
  }

  #answerTo(call: HttpCall): Promise<Result<unknown, Failure>> {
    const { endpoint, cancellation } = call;
    if (cancellation?.cancelled === true) return Promise.resolve(fail({ kind: 'aborted', sent: false }));
    const token = call.token ?? (endpoint.token === 'held' ? this.#here.heldToken() : null);
    const request = requestFor(call, this.#here, token);
    if (endpoint.shared) {
      const key = JSON.stringify([request.url, request.query, request.headers]);
      const seat = this.#flights.join(key, (signal) => this.#ask(endpoint, request, token, signal));
      return untilCancelled(seat.result, cancellation, seat.leave);
    }
    const abort = new AbortController();
    const answer = this.#ask(endpoint, request, token, abort.signal);
    return untilCancelled(answer, cancellation, () => abort.abort());
  }

  async #ask(
    endpoint: Endpoint,
    request: HttpRequest,
    token: Token | null,
    signal: AbortSignal,
  ): Promise<Result<unknown, Failure>> {
    const { transport, scheduler, random, clock, onSessionEnded } = this.#here;
    if (this.#absent.isKnown(endpoint, request)) return fail(NOT_OFFERED);
    const attempt = () => exchange(transport, request, scheduler, signal);
    const reply = await (request.method === 'GET'
      ? retryReads(attempt, scheduler, random, signal)
      : attempt());
    if (!reply.ok) return reply;
    const answer = openReply(reply.value, token !== null, clock.now());
    if (!answer.ok && this.#absent.judge(endpoint, request, reply.value.status, answer.error))
      return fail(NOT_OFFERED);
    if (token !== null && !answer.ok && answer.error.kind === 'unauthorised' && answer.error.ended) {
      onSessionEnded(answer.error.message ?? '', token);
    }
    return answer;
  }
}

function untilCancelled(
  answer: Promise<Result<unknown, Failure>>,
  cancellation: Cancellation | undefined,
  leave: () => void,
): Promise<Result<unknown, Failure>> {
  if (cancellation === undefined) return answer;
  return new Promise((resolve, reject) => {
    cancellation.onCancel(() => {
      leave();
      resolve(fail({ kind: 'aborted', sent: true }));
    });
    answer.then(resolve, reject);
  });
}

/** A call as a request to one host. The token travels in a header and nowhere else (X34). `Accept-Language` is one that no browser asks a permission for. */
function requestFor(
  call: HttpCall,
  { settings, language }: HttpSurroundings,
  token: Token | null,
): HttpRequest {
  const { endpoint } = call;
  const host = { api: settings.apiUrl, sports: settings.sportsUrl, lobby: settings.lobbyUrl }[endpoint.host];
  // assumed: the lobby takes the token as the product API does.
  const { name, scheme } = endpoint.host === 'sports' ? settings.sportsAuthHeader : settings.authHeader;
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(call.parameters?.[key] ?? ''),
  );
  return {
    method: endpoint.method,
    url: host.replace(/\/+$/, '') + path,
    query: call.query ?? {},
    body: call.body,
    headers: {
      ...(language && { 'Accept-Language': language() }),
      ...(token !== null && { [name]: scheme === '' ? token : `${scheme} ${token}` }),
    },
    timeoutMs: call.timeoutMs ?? endpoint.timeoutMs,
  };
}

const RETRIES = 2;
const FIRST_PAUSE_MS = 300;

/**
 * Asks again, at most twice, when nothing answered; with jitter, so that a crowd does not come back in step. For reads only: a POST
 * may have arrived. A time-out is not repeated: the player has waited long enough.
 */
async function retryReads<T>(
  attempt: () => Promise<Result<T, Failure>>,
  scheduler: Scheduler,
  random: () => number,
  signal: AbortSignal,
): Promise<Result<T, Failure>> {
  let answer = await attempt();
  for (let retry = 0; retry < RETRIES; retry += 1) {
    if (answer.ok || answer.error.kind !== 'offline' || signal.aborted) break;
    await pause(FIRST_PAUSE_MS * 2 ** retry * (0.5 + random()), scheduler, signal);
    answer = await attempt();
  }
  return answer;
}

function pause(ms: number, scheduler: Scheduler, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = scheduler.after(ms, () => {
      signal.removeEventListener('abort', skip);
      resolve();
    });
    const skip = (): void => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', skip, { once: true });
  });
}
