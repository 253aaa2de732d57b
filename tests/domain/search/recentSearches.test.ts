import { describe, expect, it } from 'vitest';
import { soundSearches, withSearch, withoutSearch } from '@/domain/search/recentSearches';

describe('recent searches', () => {
  it('the newest comes first, without the blanks around it, and once in whatever case', () => {
    expect(withSearch(['hawks', 'Comets'], ' comets ')).toEqual(['comets', 'hawks']);
    expect(withoutSearch(['hawks', 'Comets'], 'COMETS')).toEqual(['hawks']);
  });

  it('blanks are no search', () => {
    expect(withSearch(['hawks'], '  ')).toEqual(['hawks']);
  });

  it('are six, of 64 letters each', () => {
    expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
    expect(withSearch([], 'a'.repeat(65))).toEqual(['a'.repeat(64)]);
  });

  it('what a device has saved is made sound, in its order', () => {
    expect(soundSearches(['hawks', ' ', 'HAWKS', 'comets'])).toEqual(['hawks', 'comets']);
    expect(soundSearches([])).toEqual([]);
  });
});
