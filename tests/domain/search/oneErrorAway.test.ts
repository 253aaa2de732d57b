import { describe, expect, it } from 'vitest';
import { oneErrorAway } from '@/domain/search/oneErrorAway';

describe('a word with one error', () => {
  it.each([
    ['komets', 'a letter that is wrong'],
    ['comts', 'a letter that is missing'],
    ['commets', 'a letter too many'],
    ['coemts', 'two that changed places'],
    ['ocmets', 'two that changed places at its beginning'],
    ['comest', 'two that changed places at its end'],
    ['comet', 'a word that goes on'],
  ])('%s begins "comets": %s', (typed) => {
    expect(oneErrorAway(typed)('comets')).toBe(true);
  });

  it.each([
    ['kamets', 'two letters that are wrong'],
    ['cometxy', 'two too many'],
    ['omcets', 'two that changed places over a third'],
    ['cotmes', 'one that moved by two'],
    ['hawks', 'another word'],
  ])('%s does not: %s', (typed) => {
    expect(oneErrorAway(typed)('comets')).toBe(false);
  });

  it('the end of what was typed is no letter that can change places', () => {
    expect(oneErrorAway('abcde')('abcd')).toBe(true);
    expect(oneErrorAway('abcdx')('abcdy')).toBe(true);
    expect(oneErrorAway('abcxy')('abc')).toBe(false);
    expect(oneErrorAway('abxyz')('ab')).toBe(false);
  });

  it('a change of places is looked for where it is, not at the end of the word', () => {
    expect(oneErrorAway('abdcef')('abxxxxcdef')).toBe(false);
  });
});
