import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureProblem, figureText, parseFigure } from '@/domain/betting/autoCashOutFigure';
import { paise, rupees } from '@/domain/shared/Money';
import { AWAY, HOME } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
const POSITIONS = new Map([
  [HOME, rupees(1_000)],
  [AWAY, rupees(-1_000)],
]);
const money = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map(paise);

describe('the figure of an auto cash out, as typed', () => {
  it.each([
    ['300', 30_000],
    ['1,250.50', 125_050],
    ['₹500', 50_000],
    ['३००', 30_000],
    ['0', 0],
    ['0.00', 0],
    ['00', 0],
    ['-250', -25_000],
    ['−250.5', -25_050],
    ['- 40', -4_000],
    ['-0', 0],
  ])('[X23] %s is %i paise', (text, amount) => {
    expect(parseFigure(text)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['--5', 'malformed'],
    ['5-3', 'malformed'],
    ['5 -', 'malformed'],
    ['1e3', 'malformed'],
    ['abc', 'malformed'],
    ['1,2', 'malformed'],
    ['123456789', 'malformed'],
    ['1.005', 'tooFine'],
  ])('[X23] %s is none: %s', (text, problem) => {
    expect(parseFigure(text)).toEqual({ ok: false, error: `autoCashOut.${problem}` });
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(money, (figure) => {
        expect(parseFigure(figureText(figure))).toEqual({ ok: true, value: figure });
      }),
      RUNS,
    );
  });
});

describe('what is wrong with a figure', () => {
  it.each([
    [999, 0, null],
    [1_000, 0, ['tooHigh', 1_000]],
    [300, 300, ['reached', 300]],
    [300.01, 300, null],
    [-1_000, null, ['tooLow', -1_000]],
    [-999, null, null],
  ])('%d, while it brings %s', (figure, now, problem) => {
    const found = figureProblem(rupees(figure), POSITIONS, now === null ? null : rupees(now));
    const [key, limit] = problem ?? [];
    expect(found).toEqual(
      problem === null ? null : { key: `autoCashOut.${String(key)}`, limit: rupees(Number(limit)) },
    );
  });

  it('one that is fine lies above what it brings now, and can be reached', () => {
    fc.assert(
      fc.property(money, money, money, fc.option(money), (figure, home, away, now) => {
        const positions = new Map([
          [HOME, home],
          [AWAY, away],
        ]);
        if (figureProblem(figure, positions, now) !== null) return;
        expect(figure).toBeLessThan(Math.max(home, away));
        expect(figure).toBeGreaterThan(now ?? Math.min(home, away));
      }),
      RUNS,
    );
  });
});
