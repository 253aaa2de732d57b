import type { Logger } from '@/application/ports/device/Logger';

/**
 * The app is opened with the first page. Nobody waits for this call: where it fails the log says so, and who asks for the app is told
 * why by the next one.
 */
export function openAtOnce(whole: () => Promise<unknown>, logger: Logger): void {
  whole().catch((error: unknown) => logger.error('the app did not open', { reason: String(error) }));
}
