import type { Cancellation } from '@/application/ports/device/Cancellation';

/** A caller who can give up. */
export function cancellable(): Cancellation & { cancel(): void } {
  const listeners: (() => void)[] = [];
  let cancelled = false;
  return {
    get cancelled() {
      return cancelled;
    },
    onCancel(listener) {
      listeners.push(listener);
    },
    cancel() {
      cancelled = true;
      for (const listener of listeners.splice(0)) listener();
    },
  };
}
