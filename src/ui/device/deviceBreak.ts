import type { Clock } from '@/application/ports/device/Clock';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** public/early.js reads it too, before the first paint. */
const KEY = 'ui.breakUntil';
/** A refused log-in says until when in words for people alone. */
const DAY_MS = 24 * 3_600_000;

interface BreakDevice {
  readonly storage: Pick<KeyValueStore, 'read' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Whether somebody takes a break from playing who plays on this device: until it is over nothing here invites to play. A log-in stays possible. */
export function isDeviceOnBreak({ storage, clock }: BreakDevice): boolean {
  return Number(storage.read(KEY)) > clock.now();
}

/** A break has begun, or has refused a log-in. `until`: epoch milliseconds; null: it has no end; absent: it is not known. One that ends later stays. */
export function rememberBreak(device: BreakDevice, until: number | null = device.clock.now() + DAY_MS): void {
  const { storage } = device;
  storage.write(KEY, String(Math.max(Number(storage.read(KEY)) || 0, until ?? Infinity)));
  showBreak(device);
}

/** Nobody takes one any more: the sandbox has forgotten every account. */
export function forgetBreak(device: BreakDevice & { readonly storage: Pick<KeyValueStore, 'remove'> }): void {
  device.storage.remove(KEY);
  showBreak(device);
}

/** Another window may have remembered one. Returns how to stop. */
export function followBreak(
  device: BreakDevice & { readonly storage: Pick<KeyValueStore, 'onExternalChange'> },
): () => void {
  return device.storage.onExternalChange((key) => {
    if (key === KEY) showBreak(device);
  });
}

/** What invites to play is drawn, but not shown (src/ui/theme/onBreak.css). */
function showBreak(device: BreakDevice): void {
  document.documentElement.toggleAttribute('data-on-break', isDeviceOnBreak(device));
}
