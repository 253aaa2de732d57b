import { describe, expect, it } from 'vitest';
import { DICE_TABLES } from '@/adapters/sandbox/provider/kinds/diceTables/diceTables';
import { dicePay, throwDice } from '@/adapters/sandbox/provider/kinds/diceTableKind';
import { drawingOf } from '@tests/support/sandbox/drawing';

function tableOf(variant: string) {
  const table = DICE_TABLES.get(variant);
  if (table === undefined) throw new Error(`no table ${variant}`);
  return table;
}

/** What one of each field becomes, for those that win. Hundredths. */
function timesOf(variant: string, faces: readonly number[]): Readonly<Record<string, number>> {
  const all = Object.entries(tableOf(variant).fields).map(([on, { times }]) => [on, times(faces)] as const);
  return Object.fromEntries(all.filter(([, times]) => times > 0));
}

/** Every throw of so many dice. */
function throwsOf(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

describe('a throw', () => {
  it('has a number a die, from one to six', () => {
    const draw = drawingOf([
      [0, 6],
      [5, 6],
      [2, 6],
    ]);
    expect(throwDice(tableOf('sicbo'), draw)).toEqual([1, 6, 3]);
  });
});

describe('Sic Bo', () => {
  it.each([
    [[1, 2, 4], { small: 200, odd: 200, 'total-7': 1_300, 'face-1': 200, 'face-2': 200, 'face-4': 200 }],
    [[6, 6, 1], { big: 200, odd: 200, 'double-6': 1_200, 'total-13': 900, 'face-6': 300, 'face-1': 200 }],
    [[5, 5, 6], { big: 200, even: 200, 'double-5': 1_200, 'total-16': 3_300, 'face-5': 300, 'face-6': 200 }],
    // A triple loses small and big, odd and even, and its total pays.
    [
      [2, 2, 2],
      { 'any-triple': 3_200, 'double-2': 1_200, 'triple-2': 18_000, 'total-6': 2_000, 'face-2': 400 },
    ],
    [[1, 1, 1], { 'any-triple': 3_200, 'double-1': 1_200, 'triple-1': 18_000, 'face-1': 400 }],
  ])('%j', (faces, times) => {
    expect(timesOf('sicbo', faces)).toEqual(times);
  });

  it('has a total for every sum but that of the lowest and the highest triple', () => {
    const totals = Object.keys(tableOf('sicbo').fields).filter((on) => on.startsWith('total-'));
    expect(totals).toEqual(Array.from({ length: 14 }, (_, at) => `total-${at + 4}`));
  });
});

describe('7 Up 7 Down', () => {
  it.each([
    [[1, 5], { down: 230, even: 195 }],
    [[3, 4], { seven: 570, odd: 195 }],
    [[6, 6], { up: 230, even: 195 }],
    [[6, 5], { up: 230, odd: 195, 'three-eleven': 800 }],
    [[2, 1], { down: 230, odd: 195, 'three-eleven': 800 }],
  ])('%j', (faces, times) => {
    expect(timesOf('updown7', faces)).toEqual(times);
  });
});

describe('Jhandi Munda', () => {
  it.each([
    [[1, 1, 2, 3, 4, 5], { crown: 300 }],
    [[2, 2, 2, 3, 3, 3], { flag: 500, spade: 500 }],
    [[6, 6, 6, 6, 1, 2], { club: 1_000 }],
    [[5, 5, 5, 5, 5, 4], { diamond: 2_000 }],
    [[4, 4, 4, 4, 4, 4], { heart: 10_000 }],
    [[1, 2, 3, 4, 5, 6], {}],
  ])('%j', (faces, times) => {
    expect(timesOf('jhandimunda', faces)).toEqual(times);
  });
});

describe('every dice table', () => {
  it.each([...DICE_TABLES])('%s returns what it declares, over all its throws', (_, table) => {
    const all = throwsOf(table.dice);
    for (const [on, { returns }] of Object.entries(table.fields)) {
      const bets = [{ on, stake: 100 }];
      const back = all.reduce((sum, faces) => sum + dicePay(table, bets, faces), 0);
      expect(back / (100 * all.length), on).toBeCloseTo(returns, 9);
      expect(returns, on).toBeGreaterThan(0.83);
      expect(returns, on).toBeLessThan(0.985);
    }
  });
});
