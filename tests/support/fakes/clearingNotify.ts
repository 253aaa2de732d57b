import type { ClearingNotify, Notify } from '@/application/notices/Notify';

const nothing = (): void => undefined;

/** What is said goes to the one, that the screen is to be empty first to the other. */
export function clearingNotify(said: Notify = nothing, cleared: () => void = nothing): ClearingNotify {
  return Object.assign((...notice: Parameters<Notify>) => said(...notice), { clear: cleared });
}
