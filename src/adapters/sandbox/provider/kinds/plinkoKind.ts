import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import { hundredthsIn, oneOf, textIn, wholeIn } from '../../wire/readInput';
import type { Kind } from './Kind';

const RISKS = ['low', 'medium', 'high'] as const;
type Risk = (typeof RISKS)[number];

export interface PlinkoGame {
  readonly table: 'plinko';
  readonly rows: number;
  readonly risk: Risk;
}

/** Hundredths by pocket, from the edge to the middle: the other half is the same. */
const HALVES: ReadonlyMap<number, Readonly<Record<Risk, readonly number[]>>> = new Map([
  [8, { low: [560, 210, 110, 100, 50], medium: [1_300, 300, 130, 70, 40], high: [2_900, 400, 150, 30, 20] }],
  [
    12,
    {
      low: [1_000, 300, 160, 140, 110, 100, 50],
      medium: [3_300, 1_100, 400, 200, 110, 60, 30],
      high: [17_000, 2_400, 810, 200, 70, 20, 20],
    },
  ],
  [
    16,
    {
      low: [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
      medium: [11_000, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
      high: [55_500, 12_000, 2_600, 1_000, 400, 200, 20, 20, 20],
    },
  ],
]);

/** What each pocket pays, from left to right; empty where there is no such board. */
export function plinkoTimes(rows: number, risk: Risk): readonly number[] {
  const half = HALVES.get(rows)?.[risk] ?? [];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** The share of all bets that comes back, exactly: so many of the equally likely ways end in each pocket. */
export function plinkoReturn(rows: number, risk: Risk): number {
  let ways = 1;
  let back = 0;
  plinkoTimes(rows, risk).forEach((times, pocket) => {
    back += times * ways;
    ways = (ways * (rows - pocket)) / (pocket + 1);
  });
  return back / (100 * 2 ** rows);
}

/** 1 where the ball falls to the right. */
export function pathOf(rows: number, draw: Draw): readonly number[] {
  return Array.from({ length: rows }, () => below(2, draw()));
}

export function pocketOf(path: readonly number[]): number {
  return path.reduce((sum, each) => sum + each, 0);
}

/** A ball through rows of pins. */
export const plinkoKind: Kind<PlinkoGame> = {
  variants: [''],
  read: (body) => {
    const [stake, rows] = [hundredthsIn(body, 'stake'), wholeIn(body, 'rows')];
    const risk = oneOf(textIn(body, 'risk', 8), RISKS);
    if (stake === null || rows === null || risk === null || !HALVES.has(rows)) return null;
    return { game: { table: 'plinko', rows, risk }, stake };
  },
  decide: ({ game: { rows, risk }, stake, seeds }) => {
    const pocket = pocketOf(pathOf(rows, drawFrom(seeds)));
    return Math.floor((stake * (plinkoTimes(rows, risk)[pocket] ?? 0)) / 100);
  },
  show: ({ game: { rows, risk }, seeds }) => {
    const path = pathOf(rows, drawFrom(seeds));
    const pocket = pocketOf(path);
    return { rows, risk, path, pocket, times: plinkoTimes(rows, risk)[pocket] };
  },
  about: () => ({
    times: Object.fromEntries(
      [...HALVES.keys()].map((rows) => [
        rows,
        Object.fromEntries(RISKS.map((risk) => [risk, plinkoTimes(rows, risk)])),
      ]),
    ),
    returns: Object.fromEntries(
      [...HALVES.keys()].map((rows) => [
        rows,
        Object.fromEntries(RISKS.map((risk) => [risk, plinkoReturn(rows, risk)])),
      ]),
    ),
  }),
};
