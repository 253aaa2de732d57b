import type { Table } from './Seat';

/** assumed: three tables are played for every game of the catalogue; each game has the one that is most like it. */
export function tableOf(code: string, groups: readonly string[]): Table {
  const says = (...wanted: readonly string[]): boolean =>
    wanted.some((word) => code.includes(word) || groups.includes(word));
  if (says('aviator', 'plinko', 'hilo', 'lucky7', 'gameshows')) return 'crash';
  if (says('roulette', 'wheel', 'baccarat', 'blackjack', 'cards32')) return 'wheel';
  return says('mines', 'goal', 'dice', 'slots') ? 'mines' : 'wheel';
}
