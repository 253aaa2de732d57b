import type { Logger } from '@/application/ports/device/Logger';

/** F85: what nobody caught is reported by its kind alone, because a message may hold what a player typed; the app goes on. */
export function reportStrayErrors(page: Pick<Window, 'addEventListener'>, logger: Logger): void {
  page.addEventListener('unhandledrejection', (event) => {
    logger.error('a promise was rejected and nobody listened', { kind: kindOf(event.reason) });
  });
  page.addEventListener('error', (event) => {
    logger.error('an error reached the page', { kind: kindOf(event.error) });
  });
}

function kindOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}
