import { describe, expect, it } from 'vitest';
import { cleanText } from '@/domain/shared/cleanText';
import { hundredthsCell } from '@/domain/shared/csvCells';
import { csvText } from '@/domain/shared/csvText';
import { readRange } from '@/domain/shared/DayRange';
import { graphemes, isPlain } from '@/domain/shared/graphemes';
import { bonusId, bonusOfferId, friendId } from '@/domain/shared/ids';
import { readDay } from '@/domain/shared/IndianDay';
import { say } from '@/domain/shared/Message';
import { paise } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';

const NOW = Date.UTC(2026, 3, 2, 9);

describe('days at their edges', () => {
  it('[X30] blanks around a day are none of it', () => {
    expect(readRange(' 2026-03-01 ', '\t2026-03-02\n', NOW)).toEqual(
      ok({ from: '2026-03-01', to: '2026-03-02' }),
    );
  });

  it('[X30] one day is a range, today too, and a range from today to a day to come is today', () => {
    expect(readRange('2026-03-01', '2026-03-01', NOW)).toEqual(ok({ from: '2026-03-01', to: '2026-03-01' }));
    for (const to of ['2026-04-02', '2026-05-01'])
      expect(readRange('2026-04-02', to, NOW)).toEqual(ok({ from: '2026-04-02', to: '2026-04-02' }));
  });

  it.each(['2026-01', '2026', '12026-01-01', '2026-01-01x', '2026-01-011', '+2026-01-01', '2026-1-1', ''])(
    '[X30] %j is no day',
    (text) => expect(readDay(text)).toBeNull(),
  );
});

describe('texts at their edges', () => {
  it('[X07] a flood of marks is cut to sixteen units, and to no fewer', () => {
    expect(cleanText(`a${'\u0301'.repeat(40)}`, 1)).toBe(`a${'\u0301'.repeat(15)}`);
  });

  it('[X07] half a character at the cut goes, half a character elsewhere is left alone', () => {
    const flood = `a${'\u0301'.repeat(14)}\u{1F600}`;
    expect(cleanText(flood, 1)).not.toMatch(/[\ud800-\udbff]$/);
    expect(cleanText('a\uD83D', 5)).toBe('a\uD83D');
  });

  it('plain is what has one unit a character, from nothing to a sentence', () => {
    expect(['', 'a', 'Asha Rao – ₹5', '…'].map(isPlain)).toEqual([true, true, true, true]);
    expect(['नमः', '🏏', 'e\u0301', '\n'].map(isPlain)).toEqual([false, false, false, false]);
    expect([...graphemes('e\u0301🇮🇳a')]).toEqual(['e\u0301', '🇮🇳', 'a']);
  });
});

describe('figures in a file', () => {
  it('[X10] have a sign where they are below nought, and at nought none', () => {
    expect([-1, 0, 1, -250].map((amount) => hundredthsCell(amount))).toEqual(
      ['-0.01', '0.00', '0.01', '-2.50'].map((figure) => ({ figure })),
    );
  });

  it('[X10] are figures to a spreadsheet, whole ones and negative ones too', () => {
    expect(csvText([[{ figure: '-5' }, { figure: '-5.25' }, { figure: '5' }, { figure: '-5x' }]])).toBe(
      "\uFEFF-5,-5.25,5,'-5x\r\n",
    );
  });
});

describe('small things', () => {
  it('a message without values has none, not one that is undefined', () => {
    expect(Object.keys(say('bet.placed'))).toEqual(['kind', 'key']);
  });

  it('the largest amount is an amount, one paisa more is a bug', () => {
    expect(paise(10_000_000_000_000)).toBe(10_000_000_000_000);
    expect(paise(-10_000_000_000_000)).toBe(-10_000_000_000_000);
    expect(() => paise(10_000_000_000_001)).toThrow('not an amount');
  });

  it('an id is the text that it came as', () => {
    expect([bonusId('a'), bonusOfferId('b'), friendId('c')]).toEqual(['a', 'b', 'c']);
  });
});
