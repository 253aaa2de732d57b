import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { PriceMove } from '@/domain/sports/PriceCell';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId } from '@/domain/shared/ids';
import { imageOf, showBooks } from '@tests/support/books';
import type { MarketBook } from '@tests/support/books';
import type { MarketChange } from '@/domain/sports/MarketChange';

const MARKET = marketId('m|1');
const RUNNER = runnerId('r|1');
const OTHER = runnerId('r2');

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

describe('MarketBoard', () => {
  it('[SPORT-05] calls once who waits for a market to be live, when its book is there too; or not, who gave up', () => {
    const board = new MarketBoard();
    const called: string[] = [];
    board.whenLive(MARKET, () => called.push('first'));
    board.whenLive(MARKET, () => called.push('gave up'))();
    board.freshnessChanged([MARKET], 'live');
    expect(called).toEqual([]);
    showBooks(board, book(200));
    board.freshnessChanged([MARKET], 'stale');
    board.freshnessChanged([MARKET], 'live');
    expect(called).toEqual(['first']);
    board.whenLive(MARKET, () => called.push('at once'));
    expect(called).toEqual(['first', 'at once']);
  });

  it('[SPORT-05] who observes the best price hears of each change of it, though nothing else of the market changes', () => {
    const board = new MarketBoard();
    showBooks(board, book(200));
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(board.best(MARKET, RUNNER, 'back')?.price ?? null));
    const other = autorun(() => board.best(MARKET, RUNNER, 'back'));
    showBooks(board, book(210));
    showBooks(board, book(210));
    showBooks(board, book(205));
    expect(seen).toEqual([200, 210, 205]);
    expect(board.listenedTo).toBe(1);
    stop();
    expect(board.listenedTo).toBe(1);
    other();
    expect(board.listenedTo).toBe(0);
    showBooks(board, book(220));
    expect(seen).toEqual([200, 210, 205]);
    // Read in passing it follows nothing.
    expect(board.best(MARKET, RUNNER, 'back')?.price).toBe(220);
    expect(board.listenedTo).toBe(0);
  });

  it('[SPORT-05] the best price of a market that nothing was said of yet is none, until something is', () => {
    const board = new MarketBoard();
    const seen: unknown[] = [];
    autorun(() => seen.push(board.best(MARKET, RUNNER, 'back')?.price ?? null));
    showBooks(board, book(200));
    board.marketsForgotten([MARKET]);
    expect(seen).toEqual([null, 200, null]);
  });

  it.each(['waiting', 'saved', 'stale'] as const)(
    '[SPORT-04] what a market catches up with that was %s did not move just now; once it is live, prices move',
    (freshness) => {
      const board = new MarketBoard();
      const moves: PriceMove[] = [];
      board.onPrice(MARKET, RUNNER, 'back', 0, (move) => moves.push(move));
      board.onPrice(MARKET, OTHER, 'back', 0, () => undefined);
      showBooks(board, book(200));
      board.freshnessChanged([MARKET], freshness);
      showBooks(board, book(210));
      board.freshnessChanged([MARKET], 'live');
      showBooks(board, book(190));
      expect(moves.map(({ offer, direction }) => [offer?.price, direction])).toEqual([
        [200, 'none'],
        [210, 'none'],
        [190, 'down'],
      ]);
    },
  );

  it('calls the one cell that changed, once, with its direction', () => {
    const board = new MarketBoard();
    const moves: PriceMove[] = [];
    let others = 0;
    board.onPrice(MARKET, RUNNER, 'back', 0, (move) => moves.push(move));
    board.onPrice(MARKET, OTHER, 'back', 0, () => (others += 1));
    showBooks(board, book(200));
    showBooks(board, book(210));
    showBooks(board, book(190));
    showBooks(board, book(190, 5000));
    expect(moves.map((move) => move.direction)).toEqual(['none', 'up', 'down', 'none']);
    expect(moves.map((move) => move.offer?.price)).toEqual([200, 210, 190, 190]);
    // Its own first price, and nothing of the other cell.
    expect(others).toBe(1);
  });

  it('[RT-07] a listener that throws keeps no price from the others, then or later', () => {
    const thrown: unknown[] = [];
    const board = new MarketBoard((error) => thrown.push(error));
    const seen: Record<string, (number | undefined)[]> = { same: [], other: [] };
    board.onPrice(MARKET, RUNNER, 'back', 0, () => {
      throw new Error('boom');
    });
    board.onPrice(MARKET, RUNNER, 'back', 0, ({ offer }) => seen['same']?.push(offer?.price));
    board.onPrice(MARKET, OTHER, 'back', 0, ({ offer }) => seen['other']?.push(offer?.price));
    showBooks(board, book(200));
    showBooks(board, book(210));
    expect(seen).toEqual({ same: [200, 210], other: [300] });
    expect(thrown).toHaveLength(2);
    expect(board.price(MARKET, RUNNER, 'back', 0)?.price).toBe(210);
  });

  it('an equal tick calls nobody', () => {
    const board = new MarketBoard();
    showBooks(board, book(200));
    let calls = 0;
    board.onPrice(MARKET, RUNNER, 'back', 0, () => (calls += 1));
    showBooks(board, book(200));
    expect(calls).toBe(0);
    expect(board.price(MARKET, RUNNER, 'back', 0)?.price).toBe(200);
  });

  it('a price tick does not wake readers of the conditions; a suspension does', () => {
    const board = new MarketBoard();
    showBooks(board, book(200));
    let runs = 0;
    const stop = autorun(() => {
      runs += 1;
      board.conditions(MARKET);
      board.runnerStatus(MARKET, RUNNER);
    });
    showBooks(board, book(210), book(220));
    expect(runs).toBe(1);
    showBooks(board, book(220, 1000, 'suspended'));
    expect(runs).toBe(2);
    expect(board.conditions(MARKET)?.status).toBe('suspended');
    stop();
  });

  it('[RT-07] a new version and what was matched wake who reads all conditions, and nobody who reads what a market is', () => {
    const board = new MarketBoard();
    showBooks(board, book(200));
    const woken = { definition: 0, conditions: 0 };
    const stops = (['definition', 'conditions'] as const).map((what) =>
      autorun(() => {
        woken[what] += 1;
        board[what](MARKET);
      }),
    );
    showBooks(board, { ...book(210), version: 2 });
    showBooks(board, { ...book(220), version: 2, totalMatched: paise(500) });
    expect(woken).toEqual({ definition: 1, conditions: 3 });
    showBooks(board, book(220, 1000, 'suspended'));
    expect(woken).toEqual({ definition: 2, conditions: 4 });
    expect(board.definition(MARKET)?.status).toBe('suspended');
    board.marketsForgotten([MARKET]);
    expect(board.definition(MARKET)).toBeNull();
    for (const stop of stops) stop();
  });

  it('a cell that left is not called, and a forgotten market clears its cells', () => {
    const board = new MarketBoard();
    const offers: (number | undefined)[] = [];
    showBooks(board, book(200));
    const stop = board.onPrice(MARKET, RUNNER, 'back', 0, (move) => offers.push(move.offer?.price));
    board.marketsForgotten([MARKET]);
    stop();
    showBooks(board, book(210));
    expect(offers).toEqual([undefined]);
    expect(board.freshness(MARKET)).toBe('waiting');
  });

  describe('a market that is not on the screen', () => {
    const at = (price: number) => ({ level: 0, offer: { price: odds(price), size: paise(1000) } });
    const tick = (price: number): MarketChange => {
      return { id: MARKET, image: false, runners: [{ id: RUNNER, back: [at(price)] }] };
    };
    function ticked() {
      const board = new MarketBoard();
      board.changeArrived(imageOf(book(200)));
      board.painted();
      expect(board.changeArrived(tick(210))).toBe('offscreen');
      return board;
    }

    it('has the newest price for whoever reads it', () => {
      expect(ticked().price(MARKET, RUNNER, 'back', 0)?.price).toBe(210);
    });

    it('has it when its first cell comes onto the screen, without a flash; from then on with the frame', () => {
      const board = ticked();
      const moves: PriceMove[] = [];
      const stop = board.onPrice(MARKET, OTHER, 'back', 0, (move) => moves.push(move));
      board.onPrice(MARKET, RUNNER, 'back', 0, (move) => moves.push(move));
      expect([board.price(MARKET, RUNNER, 'back', 0)?.price, moves]).toEqual([210, []]);
      stop();
      stop();
      expect(board.changeArrived(tick(190))).toBe('frame');
      expect(board.price(MARKET, RUNNER, 'back', 0)?.price).toBe(210);
      board.painted();
      expect(moves.map(({ direction }) => direction)).toEqual(['down']);
    });

    it('wakes nobody who reads the conditions, for a price may be read in the middle of a drawing', () => {
      const board = ticked();
      let runs = 0;
      const stop = autorun(() => {
        runs += 1;
        board.conditions(MARKET);
        board.price(MARKET, RUNNER, 'back', 0);
      });
      expect([runs, board.price(MARKET, RUNNER, 'back', 0)?.price]).toEqual([1, 210]);
      stop();
    });

    it('knows nothing of a cell that was never seen of', () => {
      expect(ticked().price(MARKET, OTHER, 'lay', 0)).toBeNull();
      expect(ticked().price(marketId('m'), OTHER, 'lay', 0)).toBeNull();
    });
  });

  it('[F31] a change of a market without an image is not remembered; a list is no image', () => {
    const board = new MarketBoard();
    const tick: MarketChange = { id: MARKET, image: false, version: 9, runners: [] };
    expect(board.changeArrived(tick)).toBe('needsImage');
    showBooks(board, book(200));
    expect([board.changeArrived(tick), board.isImaged(MARKET)]).toEqual(['needsImage', false]);
    board.changeArrived(imageOf(book(200)));
    expect([board.changeArrived(tick), board.isImaged(MARKET)]).toEqual(['frame', true]);
  });

  it('what a list says is never painted over what the source has said, until the market is forgotten', () => {
    const board = new MarketBoard();
    board.changeArrived(imageOf(book(200)));
    showBooks(board, book(150));
    expect(board.price(MARKET, RUNNER, 'back', 0)?.price).toBe(200);
    board.marketsForgotten([MARKET]);
    showBooks(board, book(150));
    expect(board.price(MARKET, RUNNER, 'back', 0)?.price).toBe(150);
  });

  it('[F35] a runner that an image leaves out has no status any more', () => {
    const board = new MarketBoard();
    showBooks(board, book(200));
    expect(board.runnerStatus(MARKET, OTHER)).toBe('active');
    const { runners, ...rest } = book(200);
    showBooks(board, { ...rest, runners: new Map([...runners].slice(0, 1)) });
    expect([board.runnerStatus(MARKET, RUNNER), board.runnerStatus(MARKET, OTHER)]).toEqual(['active', null]);
  });
});
