import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { LARGEST_REPLY } from './createAxios';
import { failureOfError } from './failure';
import type { Reply } from './Reply';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/**
 * One attempt, once. Ends for certain: with a reply, with a failure, at its time-out, or when `signal` gives up – whatever the
 * transport underneath does.
 */
export function exchange(
  axios: AxiosInstance,
  request: HttpRequest,
  scheduler: Scheduler,
  signal: AbortSignal,
): Promise<Result<Reply, Failure>> {
  if (signal.aborted) return Promise.resolve(fail({ kind: 'aborted', sent: false }));
  return new Promise((resolve) => {
    const abandon = new AbortController();
    const end = (outcome: Result<Reply, Failure>): void => {
      stopTimer();
      signal.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUpAs = (kind: 'aborted' | 'timedOut' | 'unexpected'): void => {
      end(fail({ kind, sent: true }));
      abandon.abort();
    };
    const giveUp = (): void => giveUpAs('aborted');
    const stopTimer = scheduler.after(request.timeoutMs, () => giveUpAs('timedOut'));
    signal.addEventListener('abort', giveUp);
    axios
      .request<unknown>({
        method: request.method,
        url: request.url,
        params: request.query,
        data: request.body,
        headers: { ...request.headers },
        timeout: request.timeoutMs,
        signal: abandon.signal,
        onDownloadProgress({ loaded, total }) {
          if (Math.max(loaded, total ?? 0) > LARGEST_REPLY) giveUpAs('unexpected');
        },
      })
      .then(
        (response) => end(replyOf(response, request.url)),
        (error: unknown) => end(fail(failureOfError(error))),
      );
  });
}

function replyOf(response: AxiosResponse<unknown>, url: string): Result<Reply, Failure> {
  const { data: text, status } = response;
  if (typeof text !== 'string' || text.length > LARGEST_REPLY || cameFromElsewhere(response.request, url)) {
    return fail({ kind: 'unexpected', sent: true });
  }
  const headers = new Map<string, unknown>(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const retryAfter = headers.get('retry-after');
  return ok({ status, text, retryAfter: typeof retryAfter === 'string' ? retryAfter : null });
}

/** A browser follows redirects by itself and tells only afterwards: an answer from another origin is refused (F16). */
function cameFromElsewhere(request: unknown, url: string): boolean {
  if (typeof request !== 'object' || request === null || !('responseURL' in request)) return false;
  const { responseURL } = request;
  if (typeof responseURL !== 'string' || responseURL === '') return false;
  return new URL(responseURL).origin !== new URL(url).origin;
}
