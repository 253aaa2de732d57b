import { memo } from 'react';
import { FoundEntry } from './FoundEntry';
import styles from './Search.module.css';
import { groupOf } from '@/domain/casino/groups';
import type { AnyEntry, ResultGroup } from '@/domain/search/SearchResults';
import type { MatchId } from '@/domain/shared/ids';
import { FoundGame } from '@/ui/casino/search/FoundGame';
import { useText } from '@/ui/i18n/useText';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

/** As many as a screen holds. */
const FIRST = 10;

interface LiveEntry {
  readonly kind: 'match';
  readonly id: MatchId;
}

/** The rows of what is live are those of the matches that the first key finds: written over, which is far less than new ones. */
export type DrawnGroup = ResultGroup | { readonly kind: 'live'; readonly entries: readonly LiveEntry[] };

export interface ResultGroupsProps {
  readonly groups: readonly DrawnGroup[];
  /** So many rows have what is dear to draw. */
  readonly rested: number;
}

/** Each kind of result under its head; games by category. A key draws a screen of them, and what is below when the fingers rest. */
export const ResultGroups = memo(function ResultGroups({ groups, rested }: ResultGroupsProps) {
  const t = useText();
  return groups.map((group, at) => {
    const name = group.kind === 'game' ? (groupOf(group.category) ?? 'popular') : group.kind;
    const headId = `search-${name}`;
    const before = rowsOf(groups.slice(0, at));
    const most = Math.max(FIRST, rested) - before;
    if (most <= 0) return null;
    return (
      <div key={name === 'live' ? 'match' : name} role="group" aria-labelledby={headId}>
        <h3 id={headId} role="presentation" className={styles.group}>
          {t(headOf(group))}
        </h3>
        <Rows group={group} most={Math.min(most, rowsOf([group]))} rested={Math.max(0, rested - before)} />
      </div>
    );
  });
});

function headOf(group: DrawnGroup) {
  if (group.kind === 'game') return `casino.group.${groupOf(group.category) ?? 'popular'}` as const;
  return group.kind === 'live' ? 'casino.search.live' : (`casino.search.kind.${group.kind}` as const);
}

export function rowsOf(groups: readonly DrawnGroup[]): number {
  return groups.reduce((sum, group) => sum + (group.kind === 'game' ? group.games : group.entries).length, 0);
}

interface RowsProps {
  readonly group: DrawnGroup;
  readonly most: number;
  readonly rested: number;
}

/** By their place: what the next key finds is written into the row that stands there, which is far less than a new one. */
const Rows = memo(function Rows({ group, most, rested }: RowsProps) {
  if (group.kind === 'game')
    return group.games
      .slice(0, most)
      .map((game, at) => <FoundGame key={at} game={game} rested={at < rested} />);
  if (group.kind === 'match' || group.kind === 'live')
    return (
      <LazyPart>
        <FoundMatches ids={matchesOf(group.entries.slice(0, most))} rested={rested} />
      </LazyPart>
    );
  const entries = group.entries.slice(0, most);
  return entries.map((entry, at) => <FoundEntry key={at} entry={entry} rested={at < rested} />);
});

function matchesOf(entries: readonly (AnyEntry | LiveEntry)[]): readonly MatchId[] {
  return entries.flatMap((entry) => (entry.kind === 'match' ? [entry.id] : []));
}
