import { afterEach, describe, expect, it } from 'vitest';
import type { Round } from '@games/page/Game';
import { button } from '@games/parts/make';
import { movesRound } from '@games/parts/movesRound';

const GOING: Round = {
  key: 'r1',
  stake: 100,
  over: false,
  credited: false,
  paid: null,
  nonce: 0,
  client: 'mine',
};

afterEach(() => document.body.replaceChildren());

describe('a round of moves', () => {
  it('[CASINO-03] has the focus where the next move is, before a frame has taken it from a button that rests', async () => {
    const hit = button('Hit', () => undefined, 'button');
    const ended: Round = { ...GOING, over: true, paid: 0 };
    const round = movesRound<Round>({
      game: {
        limits: { min: 10, max: 1000, maxWin: 10_000 },
        view: { round: null },
        begin: () => Promise.resolve(GOING),
        act: async (_call, _more, reveal) => {
          await reveal?.(ended);
          return ended;
        },
      },
      press: 'Deal',
      bet: () => ({}),
      moves: [hit],
      draw: () => undefined,
    });
    document.body.append(round.stakes, hit, round.main);
    round.main.focus();
    round.main.click();
    await expect.poll(() => hit.hidden).toBe(false);
    expect(document.activeElement).toBe(hit);
    await round.ask('hit');
    expect(round.main.hidden).toBe(false);
    expect(document.activeElement).toBe(round.main);
  });

  it('leaves the focus where the player has put it meanwhile', async () => {
    const hit = button('Hit', () => undefined, 'button');
    const elsewhere = button('Rules', () => undefined, 'button');
    const round = movesRound<Round>({
      game: {
        limits: { min: 10, max: 1000, maxWin: 10_000 },
        view: { round: null },
        begin: () => Promise.resolve(GOING),
        act: () => Promise.resolve(GOING),
      },
      press: 'Deal',
      bet: () => ({}),
      moves: [hit],
      draw: () => undefined,
    });
    document.body.append(round.stakes, hit, round.main, elsewhere);
    round.main.focus();
    round.main.click();
    elsewhere.focus();
    await expect.poll(() => hit.hidden).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('names the stake of a round that goes on from an earlier visit', () => {
    const round = movesRound<Round>({
      game: {
        limits: { min: 10, max: 1000, maxWin: 10_000 },
        view: { round: null },
        begin: () => Promise.resolve(GOING),
        act: () => Promise.resolve(GOING),
      },
      press: 'Deal',
      bet: () => ({}),
      moves: [],
      draw: () => undefined,
    });
    document.body.append(round.stakes);
    const field = round.stakes.querySelector('input');
    expect(field?.value).toBe('100');
    round.show({ ...GOING, stake: 250 });
    expect(field?.value).toBe('250');
    // One that is over is no reason to bet as much again.
    round.show({ ...GOING, stake: 500, over: true });
    expect(field?.value).toBe('250');
  });
});
