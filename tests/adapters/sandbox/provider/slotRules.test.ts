import { describe, expect, it } from 'vitest';
import { lineWins } from '@/adapters/sandbox/provider/kinds/slot/lineWins';
import { SLOT_MODELS } from '@/adapters/sandbox/provider/kinds/slot/slotModels';
import { SLOT_SKINS } from '@/adapters/sandbox/provider/kinds/slot/slotSkins';
import { LINES, SCATTER, WILD } from '@/adapters/sandbox/provider/kinds/slot/SlotModel';
import type { SlotModel } from '@/adapters/sandbox/provider/kinds/slot/SlotModel';
import { spinSlot } from '@/adapters/sandbox/provider/kinds/slot/spinSlot';
import { slotKind, slotPays } from '@/adapters/sandbox/provider/kinds/slotKind';
import { drawing, drawingOf } from '@tests/support/sandbox/drawing';

const PAYS = Array.from({ length: 8 }, (_, at) => [10 - at, 30 - at, 100 - at] as const);
const rowsOf = (text: string): readonly (readonly number[])[] => {
  const rows = text.split(' ');
  return [0, 1, 2, 3, 4].map((reel) => rows.map((row) => Number(row[reel])));
};

describe('what lines win', () => {
  it.each([
    // Rows from the top; the first line is the middle row.
    ['12345 77712 23456', [[0, 7, 3, 3]]],
    ['12345 77772 23456', [[0, 7, 4, 23]]],
    ['12345 77777 23456', [[0, 7, 5, 93]]],
    ['12345 78872 23456', [[0, 7, 4, 23]]],
    ['12345 88888 23456', [[0, 0, 5, 100]]],
    ['12345 88821 23456', [[0, 2, 4, 28]]],
    // Wilds before a scatter are the best symbol; a scatter neither is one nor is jumped over.
    ['12345 88891 23456', [[0, 0, 3, 10]]],
    ['12345 88889 23456', [[0, 0, 4, 30]]],
    ['12345 88871 23456', [[0, 7, 4, 23]]],
    ['12345 88887 23456', [[0, 7, 5, 93]]],
    ['12345 88911 23456', []],
    ['12345 89888 23456', []],
    ['12345 99921 23456', []],
    ['12345 17777 23456', []],
    [
      '11145 22212 33356',
      [
        [0, 2, 3, 8],
        [1, 1, 3, 9],
        [2, 3, 3, 7],
      ],
    ],
  ] as const)('%s', (rows, wins) => {
    expect(
      lineWins({ pays: PAYS, lines: 3 }, rowsOf(rows)).map(({ line, symbol, count, pays }) => [
        line,
        symbol,
        count,
        pays,
      ]),
    ).toEqual(wins);
  });

  it.each([
    ['88877', [7, 5, 70]],
    ['88876', [0, 3, 60]],
    ['88887', [0, 4, 240]],
    ['88807', [0, 4, 240]],
    ['08876', [0, 3, 60]],
  ] as const)(
    '%s: wilds that begin a line are the best symbol where that pays more',
    (row, [symbol, count, paid]) => {
      const pays = [[60, 240, 1200], ...PAYS.slice(1, 7), [6, 12, 70]] as const;
      expect(lineWins({ pays, lines: 1 }, rowsOf(`12345 ${row} 23456`))).toEqual([
        { line: 0, symbol, count, pays: paid },
      ]);
    },
  );

  it('has twenty lines, each another one', () => {
    expect(new Set(LINES.map(String)).size).toBe(20);
    for (const line of LINES) {
      expect(line).toHaveLength(5);
      for (const row of line) expect([0, 1, 2]).toContain(row);
    }
  });
});

/** Reels of six places on which the first window shows no win, the second one a scatter, the last one a wild. */
const STRIPS = [
  [1, 2, 3, 9, 4, 5],
  [4, 5, 6, 9, 8, 7],
  [7, 1, 2, 9, 8, 4],
  [3, 4, 5, 9, 8, 6],
  [6, 7, 1, 9, 2, 3],
];
const model = (feature: SlotModel['feature'], more: Partial<SlotModel> = {}): SlotModel => ({
  feature,
  strips: STRIPS,
  pays: PAYS,
  lines: 1,
  free: [2, 3, 4],
  returns: 1,
  ...more,
});
const stops = (...at: readonly number[]) => at.map((each) => [each, 6] as const);
const spin = (of: SlotModel, ...choices: readonly (readonly [number, number])[]) =>
  spinSlot(of, drawingOf(choices));
const NOTHING = stops(0, 0, 0, 0, 0);
const THREE = stops(1, 1, 1, 0, 0);

describe('a spin of a slot', () => {
  it('shows three symbols of each strip from its stop on, round again at its end', () => {
    const [bought] = spin(model('scatters'), ...stops(5, 0, 0, 0, 0));
    expect(bought?.grid[0]).toEqual([5, 1, 2]);
    expect(bought).toMatchObject({ stops: [5, 0, 0, 0, 0], scatters: 0, freeLeft: 0, worth: 0 });
  });

  it('brings free spins with three scatters, and more with three in a free one', () => {
    const spins = spin(model('scatters'), ...THREE, ...THREE, ...NOTHING, ...NOTHING, ...NOTHING);
    expect(spins.map(({ freeLeft }) => freeLeft)).toEqual([2, 3, 2, 1, 0]);
    expect(spins[0]?.scatters).toBe(3);
  });

  it('ends, whatever is drawn', () => {
    const spins = spinSlot(model('scatters'), () => Math.ceil(2 ** 32 / 6));
    expect(spins).toHaveLength(60);
    expect(spins.at(-1)?.freeLeft).toBe(0);
  });

  it('pays each spin by the stake of a line, rounded down', () => {
    const spins = spin(model('scatters', { lines: 3, strips: [[1], [1], [1], [2], [3]] }), ...NOTHING);
    // Three lines of nine times a third of the stake.
    expect(slotPays(model('scatters', { lines: 3 }), 1_000, spins)).toBe(9_000);
    expect(slotPays(model('scatters', { lines: 20 }), 1_001, spins)).toBe(1_351);
  });
});

it('[CASINO-03] what the lines of a spin bring is together what the spin brings, at stakes that no line divides', () => {
  const variant = '20101';
  const sums = Array.from({ length: 400 }, (_, nonce) => {
    const seeds = { server: 'server', client: 'client', nonce };
    const round = {
      game: { table: 'slot' },
      stake: 10_13,
      variant,
      seeds,
      elapsedMs: 0,
      over: true,
    } as const;
    const { spins } = slotKind.show(round) as { spins: { wins: { paid: number }[]; paid: number }[] };
    return spins.map(({ wins, paid }) => ({
      lines: wins.length,
      won: wins.reduce((sum, win) => sum + Math.round(win.paid * 100), 0),
      paid: Math.round(paid * 100),
    }));
  }).flat();
  expect(sums.filter(({ lines }) => lines > 2).length).toBeGreaterThan(20);
  for (const { won, paid } of sums) expect(won).toBe(paid);
});

describe('the feature of a slot', () => {
  it('expand: a wild covers its reel', () => {
    const [bought] = spin(model('expand'), ...stops(0, 4, 0, 0, 0));
    expect(bought).toMatchObject({
      feature: 'expand',
      grid: [
        [1, 2, 3],
        [WILD, WILD, WILD],
        [7, 1, 2],
        [3, 4, 5],
        [6, 7, 1],
      ],
    });
  });

  it('sticky: wilds of free spins stay, those of the bought one do not', () => {
    const wilds = spin(
      model('sticky'),
      ...stops(1, 1, 1, 4, 1),
      ...stops(0, 4, 0, 0, 0),
      ...NOTHING,
      ...NOTHING,
    ).map(({ grid }) => grid.flat().filter((each) => each === WILD).length);
    expect(wilds).toEqual([1, 1, 1, 1]);
  });

  it('rising: each free spin that wins multiplies the next ones by one more', () => {
    const wins = {
      strips: [
        [1, 1, 1, 9, 1, 1],
        [1, 1, 1, 9, 1, 1],
        [1, 1, 1, 9, 1, 1],
        [3, 4, 5, 2, 3, 4],
        [6, 7, 2, 3, 6, 7],
      ],
    };
    const spins = spin(model('rising', wins), ...THREE, ...NOTHING, ...NOTHING);
    expect(spins.map(({ times, worth }) => [times, worth])).toEqual([
      [1, 9],
      [1, 9],
      [2, 18],
    ]);
  });

  it('scatters: they pay wherever they are', () => {
    const [bought] = spin(model('scatters', { scatterPays: [3, 15, 100], lines: 3 }), ...THREE);
    expect(bought?.worth).toBe(9);
    expect(slotPays(model('scatters', { lines: 3 }), 1_000, bought === undefined ? [] : [bought])).toBe(
      3_000,
    );
  });

  it('wildreel: one of the middle reels is wild in every free spin', () => {
    const spins = spin(model('wildreel'), ...THREE, ...NOTHING, [2, 3], ...NOTHING, [0, 3]);
    expect(
      spins.map(({ grid }) => grid.map((column) => column.every((each) => each === WILD)).indexOf(true)),
    ).toEqual([-1, 3, 1]);
  });

  it('mystery: the last paying symbol turns into another one, the same everywhere', () => {
    const [bought] = spin(model('mystery'), ...NOTHING, [5, 7]);
    expect(bought?.grid).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [5, 1, 2],
      [3, 4, 5],
      [6, 5, 1],
    ]);
  });

  it('respin: two scatters hold their reels while the others turn once more', () => {
    const spins = spin(model('respin'), ...stops(1, 0, 1, 0, 0), ...stops(1, 0, 0), ...NOTHING, ...NOTHING);
    expect(spins.slice(0, 2)).toMatchObject([
      { stops: [1, 0, 1, 0, 0], scatters: 2, freeLeft: 0 },
      { stops: [1, 1, 1, 0, 0], scatters: 3, freeLeft: 2, feature: 'respin' },
    ]);
    expect(spins).toHaveLength(4);
  });

  it('walking: a wild goes from the last reel to the first and multiplies by its step', () => {
    const spins = spin(
      model('walking', { free: [5, 5, 5] }),
      ...THREE,
      ...NOTHING,
      [2, 3],
      ...NOTHING,
      ...NOTHING,
      ...NOTHING,
      ...NOTHING,
    );
    expect(
      spins.slice(1).map(({ grid, times }) => [grid.findIndex((column) => column[2] === WILD), times]),
    ).toEqual([
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
      [0, 5],
    ]);
  });
});

describe('the slots of the catalogue', () => {
  it('have eight symbols each, and no two look or play alike', () => {
    const looks = [...SLOT_SKINS.values()].map(([feature, symbols]) => `${feature} ${symbols}`);
    expect(new Set(looks).size).toBe(SLOT_SKINS.size);
    for (const [, symbols] of SLOT_SKINS.values()) expect(new Set(symbols.split(' ')).size).toBe(8);
    expect(new Set([...SLOT_SKINS.values()].map(([feature]) => feature)).size).toBe(8);
  });

  it.each(Object.entries(SLOT_MODELS))(
    '%s has sound strips and pays more for more',
    (feature, { strips, pays, free, lines, ...rest }) => {
      expect(rest.feature).toBe(feature);
      expect(strips).toHaveLength(5);
      expect(LINES.length).toBeGreaterThanOrEqual(lines);
      for (const strip of strips) {
        expect(strip.filter((each) => each === SCATTER)).toHaveLength(1);
        for (let symbol = 0; symbol < 8; symbol += 1) expect(strip).toContain(symbol);
        for (const each of strip) expect(each >= 0 && each <= SCATTER).toBe(true);
      }
      expect(pays).toHaveLength(8);
      for (const [three, four, five] of pays) expect(five === 0 || (three < four && four < five)).toBe(true);
      for (const count of free) expect(count).toBeGreaterThan(0);
      const drawn = spinSlot({ ...rest, strips, pays, free, lines }, drawing(1));
      expect(drawn).toEqual(spinSlot({ ...rest, strips, pays, free, lines }, drawing(1)));
    },
  );
});
