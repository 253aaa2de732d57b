import { draw, drawBetween } from '../kernel/luck';
import { seedOf } from '../kernel/mix';
import type { GameEntry } from './GameEntry';

const FIRST = [
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
const SECOND = [
  'Roulette',
  'Tiger',
  'Reels',
  'Dice',
  'Baccarat',
  'Fortune',
  'Cards',
  'Wheel',
  'Peacock',
  'पत्ती',
];
const PROVIDERS = ['ezugi', 'evolution', 'vivo', 'qtech', 'supernowa', 'xpg', 'worldcasino', 'powergames'];
const GROUPS = [
  'roulette',
  'andarbahar',
  'teenpatti',
  'baccarat',
  'lucky7',
  'dice',
  'cards32',
  'blackjack',
  'gameshows',
];
const ADDED = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Size without believability (F19): so many more games, the same for the same seed. */
export function hugeGames(seed: string, count: number): readonly GameEntry[] {
  const luck = { luck: seedOf(seed, 'games') };
  const pick = (words: readonly string[]): string => words[drawBetween(luck, 0, words.length - 1)] ?? '';
  return Array.from({ length: count }, (_, at) => {
    const provider = pick(PROVIDERS);
    const isSlot = draw(luck) < 0.6;
    const code = String(500_000 + at);
    return {
      code,
      provider,
      name: `${pick(FIRST)} ${pick(SECOND)} ${at + 1}`,
      href: `/casino/${provider}/${code}`,
      groups: [isSlot ? 'slots' : pick(GROUPS)],
      quotes: '',
      features: isSlot && draw(luck) < 0.1 ? ['megaways'] : [],
      addedAt: ADDED + drawBetween(luck, 0, 700) * DAY_MS,
      minStake: 1_000,
    };
  });
}
