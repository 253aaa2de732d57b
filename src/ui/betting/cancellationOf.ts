import type { Cancellation } from '@/application/ports/device/Cancellation';

/** A cancellation and the function that pulls it. */
export function cancellationOf(): readonly [Cancellation, () => void] {
  const listeners: (() => void)[] = [];
  const state = {
    cancelled: false,
    onCancel: (listener: () => void): void => void listeners.push(listener),
  };
  const cancel = (): void => {
    if (state.cancelled) return;
    state.cancelled = true;
    for (const listener of listeners) listener();
  };
  return [state, cancel];
}
