import { describe, expect, it } from 'vitest';
import { gamesNamed } from '@/domain/casino/gamesNamed';
import { aCatalogue } from '@tests/support/mothers/casino';

const CATALOGUE = aCatalogue(
  { code: 'one', name: 'Speed Roulette' },
  { code: 'two', name: 'Lotus  Reels' },
  { code: 'three', name: 'Aviator' },
);
const named = (text: string, labels: Readonly<Record<string, readonly string[]>> = {}) =>
  [...gamesNamed(CATALOGUE, text, ({ code }) => labels[code] ?? [])].map((key) => key.split('/')[1]);

describe('games by what was typed', () => {
  it('a name as it stands, blanks and all', () => {
    expect(named('lotus  reels')).toEqual(['two']);
    expect(named('PEED rou')).toEqual(['one']);
  });

  it('a long word without its blanks', () => {
    expect(named('SpeedRoulette')).toEqual(['one']);
    expect(named('lotusr')).toEqual(['two']);
    expect(named('lotus', { two: [] })).toEqual(['two']);
    expect(named('edrou')).toEqual([]);
  });

  it('each word in the name, whatever stands between them and around them', () => {
    expect(named('  roulette \t speed ')).toEqual(['one']);
    expect(named('lotus   reels')).toEqual(['two']);
  });

  it('or at the beginning of a word of a label, whose words any blanks divide', () => {
    const labels = { three: ['Ezugi  \t Live'], one: ['Table'] };
    expect(named('live', labels)).toEqual(['three']);
    expect(named('ezugi  live', labels)).toEqual(['three']);
    expect(named('ive', labels)).toEqual([]);
  });

  it('where no name and no label says it, those that sound so, by their names or their labels', () => {
    expect(named('avitr')).toEqual(['three']);
    expect(named('एविएटर')).toEqual(['three']);
    expect(named('वायवो', { two: ['Vivo'], three: ['Ezugi'] })).toEqual(['two']);
    // It is called so: what only sounds so is left out.
    expect(named('rils', { three: ['Rils'] })).toEqual(['three']);
    expect(named('cat', { two: ['Slots'] })).toEqual([]);
  });

  it('typed in Hindi letters finds the names in Latin ones beside those in Hindi', () => {
    const both = aCatalogue({ code: 'hindi', name: 'हिन्दी रूलेट' }, { code: 'gold', name: 'Gold Roulette' });
    const keys = [...gamesNamed(both, 'रूलेट', () => [])].map((key) => key.split('/')[1]);
    expect(keys).toEqual(['hindi', 'gold']);
  });

  it('a game whose name says it is not asked for its labels', () => {
    const asked: string[] = [];
    gamesNamed(CATALOGUE, 'roulette', ({ code }) => {
      asked.push(code);
      return [];
    });
    expect(asked).toEqual(['two', 'three']);
  });
});
