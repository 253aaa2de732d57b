import { draw, drawBetween } from '../kernel/luck';
import { seedOf } from '../kernel/mix';
import type { Plays } from '../../wire/Plays';
import type { GameEntry } from './GameEntry';

type Words<T> = readonly [T, ...(readonly T[])];
type Title = readonly [name: string, plays: Plays, group: string];

const FIRST: Words<string> = [
  'Golden',
  'Monsoon',
  'Royal',
  'Lucky',
  'Silver',
  'Midnight',
  'Lotus',
  'Thunder',
  'Desert',
  'सुनहरा',
];
/** What a table is called by what is played there, and its group. */
const TABLES: Words<Title> = [
  ['Roulette', 'wheel', 'roulette'],
  ['Andar Bahar', 'cards andarbahar', 'andarbahar'],
  ['तीन पत्ती', 'cards teenpatti', 'teenpatti'],
  ['Baccarat', 'cards baccarat', 'baccarat'],
  ['Lucky 7', 'cards lucky7', 'lucky7'],
  ['Sic Bo', 'dicetable sicbo', 'dice'],
  ['32 Cards', 'cards cards32', 'cards32'],
  ['Blackjack', 'blackjack', 'blackjack'],
  ['Wheel', 'fortune', 'gameshows'],
];
const SLOTS: Words<Title> = [
  ['Tiger', 'slot 20105', 'slots'],
  ['Reels', 'slot 20123', 'slots'],
  ['Fortune', 'slot 20124', 'slots'],
  ['Peacock', 'slot 20113', 'slots'],
];
const PROVIDERS: Words<string> = [
  'ezugi',
  'evolution',
  'vivo',
  'qtech',
  'supernowa',
  'xpg',
  'worldcasino',
  'powergames',
];
const ADDED = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** Over how many days they were added, and of those the last ones, which are new. */
const [DAYS, NEW_FROM] = [700, 630];

/** Size without believability (F19): so many more games, the same for the same seed. */
export function hugeGames(seed: string, count: number): readonly GameEntry[] {
  const luck = { luck: seedOf(seed, 'games') };
  const pick = <T>(words: Words<T>): T => words[drawBetween(luck, 0, words.length - 1)] ?? words[0];
  return Array.from({ length: count }, (_, at) => {
    const provider = pick(PROVIDERS);
    const isSlot = draw(luck) < 0.6;
    const [word, plays, group] = pick(isSlot ? SLOTS : TABLES);
    const code = String(500_000 + at);
    const addedOn = drawBetween(luck, 0, DAYS);
    return {
      code,
      provider,
      name: `${pick(FIRST)} ${word} ${at + 1}`,
      href: `/casino/${provider}/${code}`,
      groups: [group],
      plays,
      quotes: '',
      features: isSlot && addedOn > NEW_FROM ? ['new'] : [],
      addedAt: ADDED + addedOn * DAY_MS,
      minStake: 1_000,
    };
  });
}
