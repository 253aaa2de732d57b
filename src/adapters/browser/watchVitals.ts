import { PageVitals } from './PageVitals';
import type { Logger } from '@/application/ports/device/Logger';

const KINDS: readonly PerformanceObserverInit[] = [
  { type: 'largest-contentful-paint', buffered: true },
  { type: 'layout-shift', buffered: true },
  { type: 'event', buffered: true },
];

/** Watches what the browser measures by itself and tells it once, when the page goes out of sight. */
export function watchVitals(logger: Pick<Logger, 'info'>): void {
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const vitals = new PageVitals();
  for (const kind of KINDS)
    if (supported.includes(kind.type ?? ''))
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => vitals.take(entry))).observe(
        kind,
      );
  const path = location.pathname;
  const reported = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      reported.abort();
      vitals.tell(logger, path);
    },
    { signal: reported.signal },
  );
}
