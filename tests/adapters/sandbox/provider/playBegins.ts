import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import { DICE_TABLES } from '@/adapters/sandbox/provider/kinds/diceTables/diceTables';
import { PLACES } from './kindWorld';

const some = <T>(list: readonly T[], random: () => number): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('an empty list');
  return one;
};

/** What a page might begin at a place, with about that stake. Rupees. */
export function beginAt(at: number, stake: number, random: () => number): object {
  const [, , table, variant] = PLACES[at] ?? ['', '', 'wheel', ''];
  switch (table) {
    case 'wheel': {
      const inside = variant === 'mini' ? 'six-7' : 'six-31';
      const on = some(['red', 'n-7', 'split-0-1', 'corner-1', inside], random);
      return { table, bets: [{ on, stake }] };
    }
    case 'goal':
      return { table, width: 3 + Math.floor(random() * 3), stake };
    case 'mines':
      return { table, mines: 1 + Math.floor(random() * 8), stake };
    case 'crash': {
      const auto = (120 + Math.floor(random() * 300)) / 100;
      return random() < 0.5
        ? { table, auto, stake }
        : {
            table,
            bets: [
              { stake, auto },
              { stake: 10, auto: null },
            ],
          };
    }
    case 'dice':
      return { table, stake, over: random() < 0.5, target: 200 + Math.floor(random() * 9_601) };
    case 'plinko':
      return { table, stake, rows: some([8, 12, 16], random), risk: some(['low', 'medium', 'high'], random) };
    case 'fortune':
      return {
        table,
        bets: [{ on: some(['x2', 'x4', variant === 'crazy' ? 'x50' : 'x53'], random), stake }],
      };
    case 'dicetable':
    case 'cards': {
      const fields = Object.keys((CARD_GAMES.get(variant) ?? DICE_TABLES.get(variant))?.fields ?? {});
      const [one, two] = [some(fields, random), some(fields, random)];
      return { table, bets: [one, two].map((on) => ({ on, stake })) };
    }
    default:
      return { table, stake };
  }
}

/** What its player does until it is over. */
export function movesAt(at: number, random: () => number): readonly object[] {
  switch (PLACES[at]?.[2]) {
    case 'mines':
      return [0, 7, 14].map((tile) => ({ call: 'open-tile', tile }));
    case 'goal':
      // Of pitches of three to five fields: in whatever row such a tile lies, it is taken only when it is the next.
      return Array.from({ length: 20 }, () => ({ call: 'open-tile', tile: Math.floor(random() * 12) }));
    case 'blackjack':
      return some(
        [
          [{ call: 'double', at: 2 }],
          [
            { call: 'hit', at: 2 },
            { call: 'hit', at: 3 },
          ],
          [{ call: 'stand', at: 2 }],
        ],
        random,
      );
    case 'hilo':
      return [0, 1, 2].map(() => ({ call: 'guess', guess: some(['higher', 'lower', 'skip'], random) }));
    case 'crash':
      return random() < 0.5 ? [{ call: 'stop', bet: 1 }] : [];
    default:
      return [];
  }
}
