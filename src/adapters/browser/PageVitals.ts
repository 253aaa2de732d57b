import type { Logger } from '@/application/ports/device/Logger';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** A window of shifts ends after a second of rest, or after five (CLS as the browsers' makers count it). */
const REST_MS = 1_000;
const WINDOW_MS = 5_000;

/**
 * How the page did for this person, for the maintainers: when the largest thing was drawn, how far things moved, the slowest answer to
 * a press. Figures and the path's first word only; told once, when the page is left.
 */
export class PageVitals {
  private largestMs = 0;
  private shift = 0;
  private slowestMs = 0;
  private window = { since: 0, last: -Infinity, sum: 0 };

  take(entry: PerformanceEntry): void {
    if (entry.entryType === 'largest-contentful-paint') this.largestMs = entry.startTime;
    else if (entry.entryType === 'event') this.slowestMs = Math.max(this.slowestMs, entry.duration);
    else if (entry.entryType === 'layout-shift') this.takeShift(entry as Shift);
  }

  tell(logger: Pick<Logger, 'info'>, path: string): void {
    logger.info('page vitals', {
      lcpMs: Math.round(this.largestMs),
      cls: Math.round(this.shift * 1000) / 1000,
      inpMs: Math.round(this.slowestMs),
      page: `/${path.split('/')[1] ?? ''}`,
    });
  }

  private takeShift({ startTime, value, hadRecentInput }: Shift): void {
    if (hadRecentInput) return;
    const { since, last, sum } = this.window;
    const goesOn = startTime - last < REST_MS && startTime - since < WINDOW_MS;
    this.window = goesOn
      ? { since, last: startTime, sum: sum + value }
      : { since: startTime, last: startTime, sum: value };
    this.shift = Math.max(this.shift, this.window.sum);
  }
}
