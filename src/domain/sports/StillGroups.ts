import type { MatchId } from '@/domain/shared/ids';
import type { MatchGroup } from './groupMatches';
import { isOver, type Match } from './Match';

/** This long without a touch, a list is put in order again. Milliseconds. */
export const UNTOUCHED_MS = 60_000;

/**
 * The rows of a list of matches while somebody reads it: a tap that is on its way meets what it was meant for. A match that ends, or that the list
 * names no more, keeps its row, closed; one that begins stays under the head where it was. A new one takes the place of one of its group that is
 * over, or else comes last of all.
 */
export class StillGroups {
  #groups: readonly MatchGroup[] = [];

  /** @param touchedAt epoch milliseconds, as is every time here */
  constructor(private touchedAt: number) {}

  touched(now: number): void {
    this.touchedAt = now;
  }

  /**
   * What is shown of the list, group by group; with the same again it answers the same.
   * @param groups as they are in order now, without what is over
   * @param all every match of the list now, shown or not
   */
  arrange(groups: readonly MatchGroup[], all: readonly Match[], now: number): readonly MatchGroup[] {
    if (this.#groups.length === 0 || now - this.touchedAt >= UNTOUCHED_MS) return (this.#groups = groups);
    const fresh = new Map(all.map((match) => [match.id, match]));
    const shown = new Set<MatchId>();
    const arranged = this.#groups.map((group) => {
      for (const { id } of group.matches) shown.add(id);
      return {
        ...group,
        matches: group.matches.map((row) => closedIfOver(fresh.get(row.id) ?? unlisted(row))),
      };
    });
    for (const group of groups)
      for (const match of group.matches) if (!shown.has(match.id)) put(arranged, group, match);
    return (this.#groups = arranged);
  }
}

type Arranged = MatchGroup & { readonly matches: Match[] };

function put(arranged: Arranged[], group: MatchGroup, match: Match): void {
  for (const { key, matches } of arranged) {
    const free = key === group.key ? matches.findIndex(isOver) : -1;
    if (free === -1) continue;
    matches[free] = match;
    return;
  }
  const last = arranged.at(-1);
  if (last !== undefined && hasHeadOf(last, group)) last.matches.push(match);
  // Its competition may be on the list already, further up.
  else arranged.push({ ...group, key: `${group.key}|${arranged.length}`, matches: [match] });
}

function hasHeadOf(one: MatchGroup, other: MatchGroup): boolean {
  return one.when === other.when && one.sport === other.sport && one.competition === other.competition;
}

/** One that was over before says so further. */
function unlisted(match: Match): Match {
  return isOver(match) ? match : { ...match, unlisted: true };
}

function closedIfOver(match: Match): Match {
  const { matchOdds } = match;
  if (!isOver(match) || matchOdds === null || matchOdds.status === 'closed') return match;
  return { ...match, matchOdds: { ...matchOdds, status: 'closed' } };
}
