import type { Clock } from '@/application/ports/device/Clock';
import type { Failure } from '@/domain/shared/Failure';
import type { Endpoint } from './endpoints';
import type { HttpRequest } from './Transport';

/** A list that is kept fresh asks every few seconds: what is not there is asked for once in this time. */
const ASK_AGAIN_MS = 60_000;

/** 501 is the one status of a server's own trouble that says the same. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/** What this backend was found not to have (docs/wire.md, section 1). */
export class AbsentCalls {
  readonly #until = new Map<string, number>();

  constructor(private readonly clock: Pick<Clock, 'monotonic'>) {}

  isKnown(endpoint: Endpoint, request: HttpRequest): boolean {
    const until = this.#until.get(keyOf(endpoint, request));
    return until !== undefined && this.clock.monotonic() < until;
  }

  /** Whether the answer says that there is no such call, or no such item; if so it is remembered. */
  judge(endpoint: Endpoint, request: HttpRequest, status: number, failure: Failure): boolean {
    const { absent } = endpoint;
    if (absent === undefined || (failure.kind === 'refused' && failure.code !== undefined)) return false;
    if (absent === 'item' ? status !== 404 : !NO_SUCH_CALL.has(status)) return false;
    this.#until.set(keyOf(endpoint, request), this.clock.monotonic() + ASK_AGAIN_MS);
    return true;
  }
}

function keyOf({ absent }: Endpoint, { url, query, body }: HttpRequest): string {
  return absent === 'item' ? JSON.stringify([url, query, body]) : url;
}
