import { describe, expect, it } from 'vitest';
import { oddsAfterKey } from '@/domain/betting/oddsAfterKey';

const after = (keys: string): string => [...keys].reduce(oddsAfterKey, '');

describe('odds typed key by key', () => {
  it.each([
    ['9', '9'],
    ['9.00', '9.00'],
    ['1000', '1000'],
    ['1000.55', '1000.55'],
  ])('%s is typed as it is', (keys, text) => {
    expect(after(keys)).toBe(text);
  });

  it.each([
    ['a nought or a point in front', '0.9', '9'],
    ['a second point', '1.9.5', '1.95'],
    ['a third digit behind the point', '1.955', '1.95'],
    ['a fifth digit', '10000', '1000'],
    ['what is no digit', '1x5', '15'],
  ])('%s changes nothing', (_, keys, text) => {
    expect(after(keys)).toBe(text);
  });
});
