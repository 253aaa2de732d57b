import { describe, expect, it } from 'vitest';
import { canKeepInPlay } from '@/domain/betting/canKeepInPlay';

const MARKET = { inPlay: false, allowUnmatched: true, keepInPlay: true };

describe('what waits of a bet when its market turns in play', () => {
  it('[SPORT-05] can stay where bets may wait and the market says so, until it is in play', () => {
    expect(canKeepInPlay(MARKET)).toBe(true);
  });

  it.each([
    ['is in play', { ...MARKET, inPlay: true }],
    ['lets no bet wait', { ...MARKET, allowUnmatched: false }],
    ['says that it cannot', { ...MARKET, keepInPlay: false }],
    ['does not say', { inPlay: false, allowUnmatched: true }],
  ])('[SPORT-05] cannot where the market %s', (_, market) => {
    expect(canKeepInPlay(market)).toBe(false);
  });
});
