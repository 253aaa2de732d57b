import { describe, expect, it } from 'vitest';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import { DEEPEST_LEVEL } from '@/domain/sports/deepestLevel';
import { MarketCells } from '@/domain/sports/MarketCells';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { PriceMove } from '@/domain/sports/PriceCell';
import { cellsOf, imageOf } from '@tests/support/books';
import type { MarketBook } from '@tests/support/books';
import {
  AWAY,
  HOME,
  MARKET,
  aBook,
  aDelta,
  aRunnerBook,
  aRunnerChange,
  aTick,
  anImage,
  levels,
} from '@tests/support/mothers/sports';

const imaged = (): MarketCells => {
  const cells = new MarketCells(MARKET);
  cells.fold(anImage());
  return cells;
};

describe('[F40] news that closes bets', () => {
  const open = aBook([
    [HOME, aRunnerBook([], [])],
    [AWAY, aRunnerBook([], [], 'suspended')],
  ]);
  const folded = (before: MarketBook, now: MarketBook) => cellsOf(before).fold(imageOf(now));

  it('is a market that leaves open', () => {
    expect(folded(open, { ...open, status: 'suspended' })).toBe('closed');
    expect(folded(open, { ...open, status: 'closed' })).toBe('closed');
    expect(folded({ ...open, status: 'suspended' }, { ...open, status: 'closed' })).toBe('conditions');
  });

  it('is an active runner that no longer is one, or is gone, whatever else is said with it', () => {
    const suspended = aBook([
      [HOME, aRunnerBook([[200, 5]], [], 'suspended')],
      [AWAY, aRunnerBook([], [])],
    ]);
    expect(folded(open, suspended)).toBe('closed');
    expect(folded(open, aBook([[AWAY, aRunnerBook([[200, 5]], [], 'suspended')]]))).toBe('closed');
  });

  it('is not a price, nor something that opens', () => {
    const priced = aBook([
      [HOME, aRunnerBook([[200, 5]], [])],
      [AWAY, aRunnerBook([], [], 'suspended')],
    ]);
    expect(folded(open, priced)).toBe('prices');
    expect(folded({ ...open, status: 'suspended' }, open)).toBe('conditions');
    expect(new MarketCells(MARKET).fold(imageOf({ ...open, status: 'closed' }))).toBe('conditions');
  });
});

describe('what decides about a bet', () => {
  it.each([
    ['status', { status: 'suspended' }],
    ['status label', { statusLabel: 'Ball running' }],
    ['version', { version: 2 }],
    ['in-play', { inPlay: false }],
    ['delay', { delaySeconds: 0 }],
    ['result', { result: '45' }],
    ['status of a runner', { runners: [aRunnerChange(HOME), { id: AWAY, status: 'removed' }] }],
    ['runner that joins', { runners: [{ id: runnerId('new') }] }],
  ] as const)('[F97] is its %s', (_, change) => {
    expect(['conditions', 'closed']).toContain(imaged().fold(aDelta(MARKET, change)));
  });

  it('[X31] is neither a price nor what was matched; what is equal is nothing', () => {
    expect(imaged().fold(aTick(210))).toBe('prices');
    expect(imaged().fold(aDelta(MARKET, { totalMatched: paise(5) }))).toBe('prices');
    expect(imaged().fold(aDelta(MARKET, { status: 'open', runners: [{ id: HOME, status: 'active' }] }))).toBe(
      'nothing',
    );
  });

  it('[F32] is not an equal image, told as often as it may be', () => {
    const cells = imaged();
    for (let time = 0; time < 3; time++) expect(cells.fold(anImage())).toBe('nothing');
    expect(cells.price(HOME, 'back', 0)?.price).toBe(200);
  });
});

describe('the cells of a market', () => {
  it('[X31] are as many as there are levels, however many changes came', () => {
    const cells = imaged();
    const received = Array.from({ length: 1_000 }, (_, at) => [at - 5, 200, 1] as const);
    cells.fold(aDelta(MARKET, { runners: [{ id: HOME, back: levels([...received, [0.5, 200, 1]]) }] }));
    expect(cells.runners.get(HOME)?.back).toHaveLength(DEEPEST_LEVEL + 1);
  });

  it('[F35] of a runner that is back after an image had left it out begin anew', () => {
    const cells = imaged();
    cells.fold(aDelta(MARKET, { runners: [{ id: HOME, status: 'suspended' }] }));
    cells.fold(anImage(MARKET, { runners: [aRunnerChange(AWAY, [[0, 198, 1]])] }));
    expect([cells.runners.get(HOME)?.status, cells.price(HOME, 'back', 0)]).toEqual([null, null]);
    cells.fold(aTick(210));
    expect([cells.runners.get(HOME)?.status, cells.price(HOME, 'back', 0)?.price]).toEqual(['active', 210]);
    expect(cells.price(HOME, 'lay', 0)).toBeNull();
  });

  it('[P21] on the screen are called once a paint, with the last value and its direction; one that came back is not', () => {
    const cells = imaged();
    const moves: PriceMove[] = [];
    const stop = cells.listen(HOME, 'back', 0, (move) => moves.push(move));
    for (const price of [204, 208, 206]) cells.fold(aTick(price));
    expect([moves.length, cells.price(HOME, 'back', 0)?.price]).toEqual([0, 200]);
    cells.paint();
    expect(moves).toEqual([{ offer: { price: 206, size: 10_000 }, direction: 'up' }]);
    cells.fold(aTick(210));
    cells.fold(aTick(206));
    cells.paint();
    expect(moves).toHaveLength(1);
    stop();
    cells.fold(aTick(212));
    cells.paint();
    expect([moves.length, cells.listening]).toEqual([1, 0]);
  });

  it('[P21] are called without a direction where nothing of them was live', () => {
    const cells = imaged();
    const moves: PriceMove[] = [];
    cells.listen(HOME, 'back', 0, (move) => moves.push(move));
    cells.fold(aTick(206));
    cells.paint(false);
    cells.fold(aTick(204));
    cells.paint(true);
    expect(moves.map(({ direction }) => direction)).toEqual(['none', 'down']);
  });

  it('[P21] of another size at the same price have not moved', () => {
    const cells = imaged();
    const moves: PriceMove[] = [];
    cells.listen(HOME, 'back', 0, (move) => moves.push(move));
    cells.fold(aDelta(MARKET, { runners: [{ id: HOME, back: levels([[0, 200, 7]]) }] }));
    cells.paint();
    expect(moves).toMatchObject([{ offer: { price: 200 }, direction: 'none' }]);
  });

  it('[P21] wait for the frame when another one comes on the screen; each leaves it once', () => {
    const cells = imaged();
    const moves: PriceMove[] = [];
    cells.listen(HOME, 'back', 0, (move) => moves.push(move));
    cells.fold(aTick(210));
    const stop = cells.listen(AWAY, 'back', 0, () => undefined);
    expect([moves, cells.listening]).toEqual([[], 2]);
    stop();
    stop();
    expect(cells.listening).toBe(1);
    cells.paint();
    expect(moves).toMatchObject([{ direction: 'up' }]);
  });

  it('whose conditions nobody has said are of a market that cannot be bet on', () => {
    const cells = new MarketCells(MARKET);
    expect([cells.takeStatuses(), cells.fold(aTick(200))]).toEqual([false, 'conditions']);
    expect(cells.conditions).toMatchObject({ status: 'suspended', version: 0, result: null });
  });

  it('forgotten, are emptied where they are on the screen, and a late change has nothing to add to', () => {
    const cells = imaged();
    const moves: PriceMove[] = [];
    cells.listen(HOME, 'back', 0, (move) => moves.push(move));
    cells.imaged = true;
    cells.forget();
    cells.paint();
    expect(moves.map(({ offer }) => offer)).toEqual([null]);
    expect([cells.conditions, cells.imaged, cells.runners.get(HOME)?.status]).toEqual([null, false, null]);
  });

  it('say once that a status changed', () => {
    const cells = imaged();
    expect([cells.takeStatuses(), cells.takeStatuses()]).toEqual([true, false]);
    const change: MarketChange = aDelta(MARKET, { runners: [{ id: HOME, status: 'removed' }] });
    cells.fold(change);
    expect(cells.takeStatuses()).toBe(true);
    cells.fold(change);
    expect(cells.takeStatuses()).toBe(false);
  });
});

describe('[SPORT-04] what a runner was matched at last', () => {
  const last = (cells: MarketCells) => cells.price(HOME, 'last', 0)?.price ?? null;
  const matched = (at: number) => aDelta(MARKET, { runners: [{ id: HOME, last: odds(at) }] });

  it('is nothing until it is said, stays while nothing is said of it, and is another one cell alone', () => {
    const cells = imaged();
    expect(last(cells)).toBeNull();
    expect(cells.fold(matched(206))).toBe('prices');
    expect(cells.fold(matched(206))).toBe('nothing');
    expect(cells.fold(aTick(210))).toBe('prices');
    expect(last(cells)).toBe(206);
    const moves: (readonly [string, PriceMove])[] = [];
    cells.listen(HOME, 'last', 0, (move) => moves.push(['last', move]));
    cells.listen(HOME, 'back', 0, (move) => moves.push(['back', move]));
    cells.fold(matched(208));
    cells.paint();
    expect(moves).toMatchObject([['last', { offer: { price: 208 }, direction: 'up' }]]);
  });

  it('goes with an image that does not say it', () => {
    const cells = imaged();
    cells.fold(matched(206));
    cells.fold(anImage());
    expect(last(cells)).toBeNull();
  });
});
