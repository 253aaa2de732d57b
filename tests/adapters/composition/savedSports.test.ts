import { describe, expect, it } from 'vitest';
import type { SavedSports } from '@/application/ports/device/SportsMemory';
import { KeepSports } from '@/application/sports/KeepSports';
import { awaitPrices } from '@/application/sports/awaitPrices';
import { restoreSports } from '@/application/sports/restoreSports';
import { showListPrices } from '@/application/sports/showListPrices';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { say } from '@/domain/shared/Message';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { pinsOf } from '@tests/support/fakes/pinsOf';
import { AWAY, HOME, MARKET, aMatch, aRunnerChange, anImage } from '@tests/support/mothers/sports';

function page(saved: SavedSports | null = null) {
  const matches = new FakeMatchesState();
  const board = new MarketBoard();
  const life = new FakePageLife();
  const memory = {
    saved,
    writes: 0,
    keep(sports: SavedSports) {
      this.saved = sports;
      this.writes += 1;
    },
    load() {
      return this.saved;
    },
  };
  restoreSports(memory, matches, board);
  new KeepSports(matches, board, memory, life, pinsOf([])).start();
  const shows = (image: MarketChange): void => board.imagesArrived([image]);
  const best = (side: 'back' | 'lay' = 'back') => board.price(MARKET, HOME, side, 0)?.price;
  return { matches, board, life, memory, shows, best };
}

/** What a page with one list leaves behind. */
function leftBehind(): SavedSports {
  const { matches, board, life, memory, shows } = page();
  matches.listArrived('live', [aMatch()]);
  shows(anImage());
  board.freshnessChanged([MARKET], 'live');
  life.hide();
  if (memory.saved === null) throw new Error('nothing was kept');
  return memory.saved;
}

describe('[SPORT-03] what a page leaves to the next in its tab', () => {
  it('is written when the page goes out of sight, and at no other time', () => {
    const { matches, life, memory, shows } = page();
    matches.listArrived('live', [aMatch()]);
    for (let tick = 0; tick < 100; tick++) shows(anImage());
    life.show();
    expect(memory.writes).toBe(0);
    life.hide();
    expect(memory.writes).toBe(1);
  });

  it('nothing to keep takes nothing away; a list that failed is none', () => {
    const { matches, life, memory } = page();
    life.hide();
    matches.listFailed('live', say('matches.failed'));
    life.hide();
    expect(memory.writes).toBe(0);
  });

  it('holds the lists, and the prices of their markets as they stand on the board', () => {
    const saved = leftBehind();
    expect(saved.lists).toEqual([{ name: 'live', matches: [aMatch()] }]);
    expect(saved.prices).toEqual([
      {
        ...anImage(),
        statusLabel: '',
        totalMatched: 0,
        result: null,
        runners: [HOME, AWAY].map((id) => expect.objectContaining({ id, status: 'active' })),
      },
    ]);
  });

  it('is shown at once by the next, marked as kept: no price of it is live', () => {
    const { matches, board, best } = page(leftBehind());
    expect(matches.list('live')).toMatchObject({ state: 'ready', value: [aMatch()] });
    expect(best()).toBe(200);
    expect(board.freshness(MARKET)).toBe('saved');
  });

  it('stays marked while it is watched, until the first answer; what that has not is gone', () => {
    const { board, best, shows } = page(leftBehind());
    awaitPrices(board, [MARKET]);
    expect(board.freshness(MARKET)).toBe('saved');
    shows(anImage(MARKET, { runners: [aRunnerChange(HOME, [[0, 210, 10_000]])] }));
    board.freshnessChanged([MARKET], 'live');
    expect([best(), best('lay')]).toEqual([210, undefined]);
  });

  it('gives way to a list that brings prices', () => {
    const { board, best } = page(leftBehind());
    showListPrices(
      [aMatch({ prices: anImage(MARKET, { runners: [aRunnerChange(HOME, [[0, 220, 10_000]])] }) })],
      board,
    );
    expect([best(), best('lay')]).toEqual([220, undefined]);
    expect(board.freshness(MARKET)).toBe('waiting');
  });
});
