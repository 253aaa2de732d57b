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
  it('[SPORT-05] calls once who waits for a market to be live, when its book is there too; or not, who gave up', () => {
    const board = new MarketBoard();
    const called: string[] = [];
    board.whenLive(MARKET, () => called.push('first'));
    board.whenLive(MARKET, () => called.push('gave up'))();
    board.freshnessChanged([MARKET], 'live');
    expect(called).toEqual([]);
    board.pricesArrived([change(200)]);
    board.freshnessChanged([MARKET], 'stale');
    board.freshnessChanged([MARKET], 'live');
    expect(called).toEqual(['first']);
    board.whenLive(MARKET, () => called.push('at once'));
    expect(called).toEqual(['first', 'at once']);
  });

  it('calls the one cell that changed, once, with its direction', () => {
    const board = new MarketBoard();
    const moves: PriceMove[] = [];
    let others = 0;
    board.onPrice(MARKET, key, (move) => moves.push(move));
    board.onPrice(MARKET, otherKey, () => (others += 1));
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
    board.onPrice(MARKET, key, () => (calls += 1));
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
    const stop = board.onPrice(MARKET, key, (move) => offers.push(move.offer?.price));
    board.marketsForgotten([MARKET]);
    stop();
    board.pricesArrived([change(210)]);
    expect(offers).toEqual([undefined]);
    expect(board.freshness(MARKET)).toBe('waiting');
  });

  describe('what is held back of a market that is not on the screen', () => {
    function heldBack() {
      const board = new MarketBoard();
      board.pricesArrived([change(200)]);
      let waiting: BookChange | null = change(210);
      let asked = 0;
      board.heldBackBy({
        marketOf: (cell) => (cell.startsWith(`${MARKET}|`) ? MARKET : null),
        release() {
          asked += 1;
          const released = waiting;
          waiting = null;
          return released;
        },
      });
      return { board, asked: () => asked };
    }

    it('is in the price that somebody reads', () => {
      const { board } = heldBack();
      expect([board.price(key)?.price, board.price(key)?.price]).toEqual([210, 210]);
    });

    it('is there when its first cell comes onto the screen, without a flash; then nobody is asked any more', () => {
      const { board, asked } = heldBack();
      const moves: PriceMove[] = [];
      const stop = board.onPrice(MARKET, otherKey, (move) => moves.push(move));
      board.onPrice(MARKET, key, (move) => moves.push(move));
      expect([board.isShown(MARKET), board.price(key)?.price, moves, asked()]).toEqual([true, 210, [], 1]);
      stop();
      expect(board.isShown(MARKET)).toBe(true);
    });

    it('wakes nobody who reads the conditions, for a price may be read in the middle of a drawing', () => {
      const { board } = heldBack();
      let runs = 0;
      const stop = autorun(() => {
        runs += 1;
        board.conditions(MARKET);
        board.price(key);
      });
      expect([runs, board.price(key)?.price]).toEqual([1, 210]);
      stop();
    });

    it('is found for a cell that the board never heard of', () => {
      const { board } = heldBack();
      expect(board.price(priceKey(MARKET, OTHER, 'lay', 0))).toBeNull();
      expect(board.price(key)?.price).toBe(210);
    });
  });
});
