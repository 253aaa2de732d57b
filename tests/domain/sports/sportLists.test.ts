import { describe, expect, it } from 'vitest';
import { listOfSlug, sportOfSlug } from '@/domain/sports/sportLists';

describe('names of lists in paths', () => {
  it('[SPORT-01] knows the three sports in any case', () => {
    expect(sportOfSlug('Cricket')).toBe('cricket');
    expect(sportOfSlug('soccer')).toBe('soccer');
    expect(sportOfSlug('TENNIS')).toBe('tennis');
  });

  it('anything else is a match id, not a sport', () => {
    for (const slug of ['live', '31234567', '', 'constructor', '__proto__'])
      expect(sportOfSlug(slug)).toBeNull();
  });

  it('[SPORT-04] an unknown category shows cricket', () => {
    expect(listOfSlug('Live')).toBe('live');
    expect(listOfSlug('tennis')).toBe('tennis');
    expect(listOfSlug('kabaddi')).toBe('cricket');
  });
});
