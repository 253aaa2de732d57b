import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { BookChange, PriceMove } from '@/application/ports/state/MarketBoardState';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { MarketBook } from '@/domain/sports/MarketBook';
import { priceKey } from '@/domain/sports/PriceKey';

const MARKET = marketId('m|1');
const RUNNER = runnerId('r|1');
const OTHER = runnerId('r2');
const key = priceKey(MARKET, RUNNER, 'back', 0);
const otherKey = priceKey(MARKET, OTHER, 'back', 0);

function book(price: number, size = 1000, status: MarketBook['status'] = 'open'): MarketBook {
  const runner = { status: 'active', back: [{ price: odds(price), size: paise(size) }], lay: [] } as const;
  return {
    id: MARKET,
    status,
    statusLabel: '',
    version: 1,
    inPlay: true,
    delaySeconds: 5,
    totalMatched: paise(0),
    result: null,
    runners: new Map([
      [RUNNER, runner],
      [OTHER, { ...runner, back: [{ price: odds(300), size: paise(1) }] }],
    ]),
  };
}

const change = (price: number, size?: number, status?: MarketBook['status']): BookChange => ({
  book: book(price, size, status),
  changed: [key],
});

describe('MarketBoard', () => {
  it('calls the one cell that changed, once, with its direction', () => {
    const board = new MarketBoard();
    const moves: PriceMove[] = [];
    let others = 0;
    board.onPrice(key, (move) => moves.push(move));
    board.onPrice(otherKey, () => (others += 1));
    board.pricesArrived([change(200)]);
    board.pricesArrived([change(210)]);
    board.pricesArrived([change(190)]);
    board.pricesArrived([change(190, 5000)]);
    expect(moves.map((move) => move.direction)).toEqual(['none', 'up', 'down', 'none']);
    expect(moves.map((move) => move.offer?.price)).toEqual([200, 210, 190, 190]);
    expect(others).toBe(0);
  });

  it('an equal tick calls nobody', () => {
    const board = new MarketBoard();
    board.pricesArrived([change(200)]);
    let calls = 0;
    board.onPrice(key, () => (calls += 1));
    board.pricesArrived([change(200)]);
    expect(calls).toBe(0);
    expect(board.price(key)?.price).toBe(200);
  });

  it('a price tick does not wake readers of the conditions; a suspension does', () => {
    const board = new MarketBoard();
    board.pricesArrived([change(200)]);
    let runs = 0;
    const stop = autorun(() => {
      runs += 1;
      board.conditions(MARKET);
      board.runnerStatus(MARKET, RUNNER);
    });
    board.pricesArrived([change(210), change(220)]);
    expect(runs).toBe(1);
    board.pricesArrived([change(220, 1000, 'suspended')]);
    expect(runs).toBe(2);
    expect(board.conditions(MARKET)?.status).toBe('suspended');
    stop();
  });

  it('a cell that left is not called, and a forgotten market clears its cells', () => {
    const board = new MarketBoard();
    const offers: (number | undefined)[] = [];
    board.pricesArrived([change(200)]);
    const stop = board.onPrice(key, (move) => offers.push(move.offer?.price));
    board.marketsForgotten([MARKET]);
    stop();
    board.pricesArrived([change(210)]);
    expect(offers).toEqual([undefined]);
    expect(board.freshness(MARKET)).toBe('waiting');
  });
});
