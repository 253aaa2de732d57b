import { describe, expect, it } from 'vitest';
import { PageVitals } from '@/adapters/browser/PageVitals';
import { RecordingLogger } from '@tests/support/RecordingLogger';

const entry = (entryType: string, startTime: number, more: object = {}): PerformanceEntry => ({
  entryType,
  startTime,
  name: '',
  duration: 0,
  toJSON: () => ({}),
  ...more,
});
const shift = (at: number, value: number, hadRecentInput = false) =>
  entry('layout-shift', at, { value, hadRecentInput });

function received(entries: readonly PerformanceEntry[], path = '/exchange/11234?x=1') {
  const vitals = new PageVitals();
  for (const each of entries) vitals.take(each);
  const logger = new RecordingLogger();
  vitals.tell(logger, path);
  return logger.lines;
}

describe('page vitals', () => {
  it('the last largest paint, the slowest answer, and of the page no more than its first word', () => {
    expect(
      received([
        entry('largest-contentful-paint', 300.4),
        entry('largest-contentful-paint', 812.6),
        entry('event', 900, { duration: 48 }),
        entry('event', 950, { duration: 120 }),
        entry('event', 990, { duration: 16 }),
      ]),
    ).toEqual([
      { level: 'info', what: 'page vitals', details: { lcpMs: 813, cls: 0, inpMs: 120, page: '/exchange' } },
    ]);
  });

  it('shifts add up within a window; the worst window counts, and what a press moved does not', () => {
    const [line] = received([shift(0, 0.01), shift(500, 0.02), shift(600, 0.5, true), shift(3_000, 0.01)]);
    expect(line?.details['cls']).toBe(0.03);
    // Without a rest a window ends after five seconds.
    const [long] = received(Array.from({ length: 10 }, (_, at) => shift(at * 900, 0.01)));
    expect(long?.details['cls']).toBe(0.06);
  });
});
