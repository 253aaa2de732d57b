import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { changedCells, foldBook } from '@tests/support/books';
import type { MarketChange, RunnerChange } from '@/domain/sports/MarketChange';
import {
  AWAY,
  DRAW,
  HOME,
  MARKET,
  aDelta,
  aRunnerChange,
  anImage,
  levels,
} from '@tests/support/mothers/sports';

const home = aRunnerChange(HOME, [[0, 200, 5]], [[0, 202, 5]]);
const away = aRunnerChange(AWAY, [[0, 198, 5]], [[0, 200, 5]]);
const image = (...runners: RunnerChange[]): MarketChange => anImage(MARKET, { runners });
const held = foldBook(null, image(home, away));

const CONDITIONS = [
  { status: 'suspended' },
  { statusLabel: 'BALL RUNNING' },
  { version: 2 },
  { inPlay: false },
  { delaySeconds: 6 },
  { totalMatched: rupees(1) },
  { result: 'home' },
] as const satisfies Partial<MarketChange>[];

describe('[F97] a book that differs from the one before in one thing only is another book', () => {
  it.each(CONDITIONS)('a condition, whether a delta says it or an image: %j', (condition) => {
    const expected = { ...held, ...condition };
    expect(foldBook(held, aDelta(MARKET, condition))).toEqual(expected);
    expect(foldBook(held, { ...image(home, away), ...condition })).toEqual(expected);
  });

  const offer = (line: number) => [{ level: 0, offer: { ...levels([[0, 200, 5]])[0]!.offer!, line } }];

  it.each<[string, MarketChange]>([
    ["a runner's status", image({ ...home, status: 'suspended' }, away)],
    ['a price to back', image({ ...home, back: levels([[0, 204, 5]]) }, away)],
    ['a size to lay', image(home, { ...away, lay: levels([[0, 200, 6]]) })],
    [
      'a level more',
      image(
        {
          ...home,
          back: levels([
            [0, 200, 5],
            [1, 198, 5],
          ]),
        },
        away,
      ),
    ],
    ['a level less', image(home, { ...away, lay: [] })],
    ['a runner more', image(home, away, aRunnerChange(DRAW))],
    ['a runner less', image(home)],
    ['another runner in the place of one', image(home, { ...away, id: DRAW })],
    ['the line of an offer', image({ ...home, back: offer(46) }, away)],
  ])('%s', (_, changed) => {
    expect(foldBook(held, changed)).toEqual(foldBook(null, changed));
  });

  it('[F35] what stays keeps its identity: runners that are as before, and the book when all of them are', () => {
    const fewer = foldBook(held, image(home));
    expect(fewer).not.toBe(held);
    expect(fewer.runners.get(HOME)).toEqual(held.runners.get(HOME));
    expect(foldBook(held, image(away, home))).toBe(held);
  });

  it('a cell whose line alone moved is painted anew', () => {
    const [before, now] = [45, 46].map((line) => foldBook(null, image({ ...home, back: offer(line) })));
    expect(changedCells(before!, now!)).toEqual([`${MARKET}|${HOME}|back|0`]);
  });
});
