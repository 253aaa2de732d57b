import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';

const RETRIES = 2;
const FIRST_PAUSE_MS = 300;

/**
 * Asks again, at most twice, when nothing answered; with jitter, so that a crowd does not come back in step. For reads only: a POST
 * may have arrived. A time-out is not repeated: the player has waited long enough.
 */
export async function retryReads<T>(
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
