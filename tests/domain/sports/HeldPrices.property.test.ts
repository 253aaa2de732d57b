import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '@/domain/shared/Money';
import { runnerId } from '@/domain/shared/ids';
import { DEEPEST_LEVEL, applyChange, imageBook } from '@/domain/sports/applyChange';
import { HeldPrices } from '@/domain/sports/HeldPrices';
import type { MarketBook, MarketChange } from '@/domain/sports/MarketBook';
import { MARKET, aDelta, aTick, anImage, levels } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const told = fc
  .array(
    fc.tuple(
      fc.constantFrom(-1, 0, 1, 2, 3, 1.5, 4_000_000),
      fc.constantFrom(198, 200, 202),
      fc.constantFrom(0, 1_000, 2_000),
    ),
    { maxLength: 3 },
  )
  .map(levels);
const priceChange: fc.Arbitrary<MarketChange> = fc.record(
  {
    id: fc.constant(MARKET),
    image: fc.constant(false),
    totalMatched: fc.nat(9).map(paise),
    runners: fc.array(
      fc.record(
        { id: fc.constantFrom('home', 'away', 'new', '__proto__').map(runnerId), back: told, lay: told },
        { requiredKeys: ['id'] },
      ),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['id', 'image', 'runners'] },
);

function folded(book: MarketBook, change: MarketChange): MarketBook {
  const next = applyChange(book, change);
  if (next === 'needsImage') throw new Error('a book was expected');
  return next;
}

describe('prices that wait', () => {
  it('[P20] [P21] make the book that folding each of them makes', () => {
    fc.assert(
      fc.property(fc.array(priceChange), (changes) => {
        const image = imageBook(anImage(MARKET));
        const held = new HeldPrices();
        for (const change of changes) held.hold(change);
        expect(folded(image, held.asChange(MARKET))).toEqual(changes.reduce(folded, image));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[X31] are as many as there are cells, however many changes came', () => {
    const held = new HeldPrices();
    for (let level = 0; level < 1_000; level++)
      held.hold(aDelta(MARKET, { runners: [{ id: runnerId('home'), back: levels([[level, 200, 1]]) }] }));
    expect(held.asChange(MARKET).runners[0]?.back).toHaveLength(DEEPEST_LEVEL + 1);
  });

  it.each([
    ['an image', anImage(MARKET)],
    ['a suspension', aDelta(MARKET, { status: 'suspended' })],
    ['a new version', aDelta(MARKET, { version: 2 })],
    ['a new delay', aDelta(MARKET, { delaySeconds: 8 })],
    ['a result', aDelta(MARKET, { result: null })],
    [
      'a runner that is taken out',
      aDelta(MARKET, { runners: [{ id: runnerId('home'), status: 'removed' }] }),
    ],
  ])('%s may not wait', (_, change) => {
    expect(HeldPrices.mayWait(change)).toBe(false);
  });

  it.each([
    ['status', { status: 'suspended' }],
    ['status label', { statusLabel: 'Ball running' }],
    ['version', { version: 2 }],
    ['in-play', { inPlay: false }],
    ['delay', { delaySeconds: 0 }],
    ['result', { result: '45' }],
  ] as const)('[F97] nothing that decides about a bet may wait: %s', (_, change) => {
    expect(HeldPrices.mayWait(aDelta(MARKET, change))).toBe(false);
    expect(HeldPrices.mayWait(aDelta(MARKET))).toBe(true);
  });

  it('[X31] prices of runners may wait, and so may what was matched', () => {
    expect(HeldPrices.mayWait({ ...aTick(210), totalMatched: paise(5) })).toBe(true);
  });
});
