import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_PRESETS,
  MAX_DAYS,
  momentsOf,
  momentsToAskFor,
  presetRange,
  readRange,
} from '@/domain/shared/DayRange';
import { addDays, dayAt, daysInclusive, endOfDay, readDay, startOfDay } from '@/domain/shared/IndianDay';

/** 2 April 2026, 00:10 in India; in UTC it is still the first. */
const NOW = Date.UTC(2026, 3, 1, 18, 40);

describe('days in India', () => {
  it('a day begins at midnight in India, not where the browser is', () => {
    expect(dayAt(NOW)).toBe('2026-04-02');
    expect(startOfDay(dayAt(NOW))).toBe(Date.UTC(2026, 3, 1, 18, 30));
    expect(dayAt(endOfDay(dayAt(NOW)))).toBe('2026-04-02');
    expect(dayAt(endOfDay(dayAt(NOW)) + 1)).toBe('2026-04-03');
  });

  it.each([
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0001-01-01',
    '9999-12-31',
    '2026-1-1',
    '2026-01-01T00:00',
    '-271821-04-20',
    '',
    'today',
    '٢٠٢٦-٠١-٠١',
  ])('[X30] %j is no day', (text) => expect(readDay(text)).toBeNull());

  it('[X30] every day that is shown is read back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2099, 11, 30) }), (at) => {
        expect(readDay(dayAt(at))).toBe(dayAt(at));
      }),
    );
  });
});

describe('ranges of a list', () => {
  it('the presets end today, yesterday is one day', () => {
    expect(DAY_PRESETS.map((preset) => presetRange(preset, NOW))).toEqual([
      { from: '2026-04-02', to: '2026-04-02' },
      { from: '2026-04-01', to: '2026-04-01' },
      { from: '2026-03-27', to: '2026-04-02' },
      { from: '2026-03-04', to: '2026-04-02' },
    ]);
  });

  it('[X30] swapped dates are put right, and tomorrow is brought back to today', () => {
    expect(readRange('2026-03-31', '2026-03-30', NOW)).toEqual({
      ok: true,
      value: { from: '2026-03-30', to: '2026-03-31' },
    });
    expect(readRange('2026-04-01', '2098-01-01', NOW)).toEqual({
      ok: true,
      value: { from: '2026-04-01', to: '2026-04-02' },
    });
  });

  it.each([
    ['2026-02-30', '2026-03-01', 'notADay'],
    ['', '2026-03-01', 'notADay'],
    ['0001-01-01', '9999-12-31', 'notADay'],
    ['2025-01-01', '2026-03-01', 'tooLong'],
    ['2026-04-03', '2026-04-05', 'future'],
  ])('[X30] from %j to %j is refused: %s', (from, to, error) =>
    expect(readRange(from, to, NOW)).toEqual({ ok: false, error }),
  );

  it('[X30] ninety days are the most', () => {
    const day = (back: number) => dayAt(NOW - back * 86_400_000);
    expect(readRange(day(MAX_DAYS - 1), day(0), NOW).ok).toBe(true);
    expect(readRange(day(MAX_DAYS), day(0), NOW)).toEqual({ ok: false, error: 'tooLong' });
  });

  it('[X30] whatever is typed: nothing is thrown, and what is accepted is in order and not too long', () => {
    const text = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc.integer({ min: Date.UTC(2025, 6, 1), max: Date.UTC(2026, 6, 1) }).map(dayAt),
    );
    fc.assert(
      fc.property(text, text, (from, to) => {
        const range = readRange(from, to, NOW);
        if (!range.ok) return;
        expect(range.value.from <= range.value.to).toBe(true);
        expect(daysInclusive(range.value.from, range.value.to)).toBeLessThanOrEqual(MAX_DAYS);
        const { from: start, until } = momentsOf(range.value);
        expect(start).toBeLessThan(until);
      }),
    );
  });

  it.each(DAY_PRESETS)(
    '[F83] %s: what happens now is asked for by a clock that is a day slow, and old days are as they are',
    (preset) => {
      const slow = NOW - 30 * 3_600_000;
      const range = presetRange(preset, slow);
      const { from, until } = momentsToAskFor(range, slow);
      expect(from).toBe(momentsOf(range).from);
      if (preset === 'yesterday') expect(until).toBe(momentsOf(range).until);
      else expect(until).toBeGreaterThan(NOW);
    },
  );

  it('[F83] never asks for more days than a list may be asked for', () => {
    const longest = { from: addDays(dayAt(NOW), 1 - MAX_DAYS), to: dayAt(NOW) };
    expect(momentsToAskFor(longest, NOW)).toEqual(momentsOf(longest));
  });
});
