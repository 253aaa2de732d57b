import type { Match } from './Match';

export interface Competition {
  readonly name: string;
  /** In play or to come. */
  readonly matches: number;
  readonly inPlay: number;
}

/** The competitions of a list, by name; finished matches and matches of no competition do not count. */
export function competitionsOf(matches: readonly Match[]): readonly Competition[] {
  const found = new Map<string, Competition>();
  for (const { competition: name, status } of matches) {
    if (status === 'finished' || name === '') continue;
    const known = found.get(name) ?? { name, matches: 0, inPlay: 0 };
    found.set(name, {
      name,
      matches: known.matches + 1,
      inPlay: known.inPlay + (status === 'inPlay' ? 1 : 0),
    });
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
