import { describe, expect, it } from 'vitest';
import { indexNames } from '@/domain/casino/searchCatalogue';
import { gamesSounding } from '@/domain/search/gamesSounding';
import { soundOf } from '@/domain/search/soundOf';

const NAMES = [
  'Teen Patti',
  'तीन पत्ती',
  'Andar Bahar',
  'Speed Roulette',
  'Namaste Roulette',
  'Sic Bo',
  'Jhandi Munda',
  'Aviator',
  'Mines',
  'Plinko',
  'HiLo',
  'Dice',
  'Speed Blackjack',
  'Delhi Baccarat',
  'Casino War',
  'Lucky 7',
  '32 Cards',
  'Tuk Tuk Express',
  'Crazy Wheel',
];
const INDEX = indexNames(NAMES.map((name) => ({ name, category: name.slice(0, 1) })));
const like = (typed: string, most = 60) =>
  gamesSounding(INDEX, typed, most).groups.flatMap(({ games }) => games.map(({ name }) => name));

describe('games that sound like what was typed', () => {
  it.each([
    ['aviatr', ['Aviator']],
    ['avaitor', ['Aviator']],
    ['blackjak', ['Speed Blackjack']],
    ['tin patti', ['Teen Patti', 'तीन पत्ती']],
    ['tinpatti', ['Teen Patti', 'तीन पत्ती']],
    ['sicbo', ['Sic Bo']],
    ['hi-lo', ['HiLo']],
    ['rullet', ['Speed Roulette', 'Namaste Roulette']],
    ['speed rullet', ['Speed Roulette']],
    ['bacarat', ['Delhi Baccarat']],
    ['androbahar', ['Andar Bahar']],
    ['jandi', ['Jhandi Munda']],
    ['एविएटर', ['Aviator']],
    ['माइन्स', ['Mines']],
    ['माइंस', ['Mines']],
    ['हाईलो', ['HiLo']],
    ['प्लिंको', ['Plinko']],
    ['डाइस', ['Dice']],
    ['अंदर बाहर', ['Andar Bahar']],
    ['झंडी मुंडा', ['Jhandi Munda']],
    ['ब्लैकजैक', ['Speed Blackjack']],
    ['सिक बो', ['Sic Bo']],
    ['क्रेज़ी व्हील', ['Crazy Wheel']],
    ['रूलेट', ['Speed Roulette', 'Namaste Roulette']],
  ])('[SRCH-02] %s', (typed, names) => {
    expect(like(typed)).toEqual(names);
  });

  it.each(['', ' ', '-', 'ab', 'xyzzy', 'kohli', 'india', 'mumbai', 'deposit', '(((', '999'])(
    '[SRCH-02] nothing sounds like "%s"',
    (typed) => {
      expect(gamesSounding(INDEX, typed, 60)).toEqual({ groups: [], count: 0 });
    },
  );

  it('[SRCH-02] gives so many and counts all, by category', () => {
    const { groups, count } = gamesSounding(INDEX, 'rullet', 1);
    expect(count).toBe(2);
    expect(groups).toEqual([{ category: 'S', rank: 3, games: [{ name: 'Speed Roulette', category: 'S' }] }]);
  });

  it('a word and its beginning begin with the same sound, in both scripts', () => {
    expect(['Wheel', 'व्हील', 'whee'].map(soundOf)).toEqual(['vl', 'vl', 'v']);
    expect(['Chai', 'चाय', 'Phone', 'फ़ोन', 'Queen', 'क्वीन'].map(soundOf)).toEqual([
      'ç',
      'ç',
      'fn',
      'fn',
      'kn',
      'kvn',
    ]);
    expect(['Umbrella', 'ombrela', 'Yeti', 'यति'].map(soundOf)).toEqual(['ombrl', 'ombrl', 'yt', 'yt']);
  });
});
