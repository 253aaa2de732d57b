export type Table = 'wheel' | 'mines' | 'crash';

export interface Played {
  readonly table: Table;
  /** The title is another game than this table: it is only stood in for. */
  readonly standIn: boolean;
}

/** assumed: three tables are played for every game of the catalogue; each game has the one that is most like it. */
export function playedAs(code: string, groups: readonly string[]): Played {
  const table = tableOf(code, groups);
  return { table, standIn: !isItself(table, code, groups) };
}

function tableOf(code: string, groups: readonly string[]): Table {
  const says = (...wanted: readonly string[]): boolean =>
    wanted.some((word) => code.includes(word) || groups.includes(word));
  if (says('aviator', 'plinko', 'hilo', 'lucky7', 'gameshows')) return 'crash';
  if (says('roulette', 'wheel', 'baccarat', 'blackjack', 'cards32')) return 'wheel';
  return says('mines', 'goal', 'dice', 'slots') ? 'mines' : 'wheel';
}

function isItself(table: Table, code: string, groups: readonly string[]): boolean {
  if (table !== 'wheel') return code === (table === 'mines' ? 'mines' : 'aviator');
  // Twelve numbers are another wheel.
  return code !== 'mini-roulette' && (code.includes('roulette') || groups.includes('roulette'));
}
