import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Reply } from './Reply';
import { LARGEST_REPLY, type Delivery, type HttpRequest, type Transport } from './Transport';

/**
 * One attempt, once. Ends for certain: with a reply, with a failure, at its time-out, or when `signal` gives up – whatever the
 * transport underneath does.
 */
export function exchange(
  transport: Transport,
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
    const onBytes = (bytes: number): void => {
      if (bytes > LARGEST_REPLY) giveUpAs('unexpected');
    };
    void transport(request, { signal: abandon.signal, onBytes }).then((delivered) =>
      end(delivered.ok ? replyOf(delivered.value, request.url) : delivered),
    );
  });
}

function replyOf({ status, text, retryAfter, from }: Delivery, url: string): Result<Reply, Failure> {
  if (typeof text !== 'string' || text.length > LARGEST_REPLY || cameFromElsewhere(from, url))
    return fail({ kind: 'unexpected', sent: true });
  return ok({ status, text, retryAfter });
}

/** A browser follows redirects by itself and tells only afterwards: an answer from another origin is refused (F16). */
function cameFromElsewhere(from: string | null, url: string): boolean {
  return from !== null && new URL(from).origin !== new URL(url).origin;
}
