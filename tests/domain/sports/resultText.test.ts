import { describe, expect, it } from 'vitest';
import { resultText } from '@/domain/sports/resultText';
import { AWAY, HOME, aMarket } from '@tests/support/mothers/sports';

describe('the result of a market', () => {
  it.each([
    [HOME, 'Home'],
    [`${HOME}+${AWAY}`, 'Home, Away'],
    ['151', '151'],
    [`${HOME}+151`, `${HOME}+151`],
    ['0', '0'],
    ['void', 'void'],
    [null, ''],
    ['', ''],
  ])('[SPORT-04] %j reads %j', (result, text) => {
    expect(resultText(aMarket({ result }))).toBe(text);
  });

  it('without one it is the winner, as the market itself marks it', () => {
    const [home, away] = aMarket().runners;
    if (home === undefined || away === undefined) throw new Error('two runners');
    for (const result of [null, ''])
      expect(resultText({ result, runners: [home, { ...away, status: 'winner' }] })).toBe('Away');
  });
});
