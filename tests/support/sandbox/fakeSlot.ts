import { below, words } from '@/adapters/sandbox/provider/fair';
import type { FakeKind } from './fakeProvider';

const SYMBOLS = ['tiger', 'lotus', 'fort', 'lamp', 'coin', 'ace', 'king', 'queen', 'wild', 'scatter'];
const LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
];
const STRIP = [0, 5, 6, 1, 7, 5, 2, 8, 6, 3, 7, 4, 5, 1, 6];

/** A slot of honest reels that says it has won `lines` on every spin, and gives so many free ones. */
export function fakeSlot({
  lines = 0,
  free = 0,
}: {
  readonly lines?: number;
  readonly free?: number;
}): FakeKind {
  // With free spins every reel shows its scatter always.
  const reels = Array.from({ length: 5 }, () => (free > 0 ? [9, 0, 1] : STRIP));
  const pays = Object.fromEntries(
    SYMBOLS.slice(0, -2).map((name, at) => [name, [20 - at, 60 - at, 200 - at]]),
  );
  return {
    table: 'slot',
    name: 'Tiger Fort',
    view: {
      skin: 'tiger-fort',
      symbols: SYMBOLS,
      lines: LINES,
      reels,
      pays,
      feature: 'rising',
      free: [8, 10, 12],
      return: 0.96,
    },
    round: (_, seeds) => {
      const drawn = words(seeds, (free + 1) * 5);
      const wins = LINES.slice(0, lines).map((_, line) => ({
        line,
        symbol: line,
        count: 3 + line,
        paid: 20,
      }));
      const spins = Array.from({ length: free + 1 }, (_, spin) => ({
        grid: reels.map((strip, at) => {
          const stop = below(strip.length, drawn[spin * 5 + at]!);
          return [0, 1, 2].map((row) => strip[(stop + row) % strip.length]!);
        }),
        wins,
        scatters: free > 0 ? 5 : 0,
        freeLeft: free - spin,
        paid: lines * 20,
      }));
      return { spins, paid: lines * 20 * spins.length };
    },
  };
}
