import { memo } from 'react';
import { FoundEntry } from './FoundEntry';
import styles from './Search.module.css';
import { groupOf } from '@/domain/casino/groups';
import type { ResultGroup, SearchResults } from '@/domain/search/SearchResults';
import { FoundGame } from '@/ui/casino/search/FoundGame';
import { useText } from '@/ui/i18n/useText';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

/** As many as a screen holds. */
const FIRST = 10;

export interface ResultGroupsProps {
  readonly groups: SearchResults['groups'];
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
      <div key={name} role="group" aria-labelledby={headId}>
        <h3 id={headId} role="presentation" className={styles.group}>
          {group.kind === 'game'
            ? t(`casino.group.${groupOf(group.category) ?? 'popular'}`)
            : t(`casino.search.kind.${group.kind}`)}
        </h3>
        <Rows group={group} most={Math.min(most, rowsOf([group]))} rested={Math.max(0, rested - before)} />
      </div>
    );
  });
});

export function rowsOf(groups: readonly ResultGroup[]): number {
  return groups.reduce((sum, group) => sum + (group.kind === 'game' ? group.games : group.entries).length, 0);
}

interface RowsProps {
  readonly group: ResultGroup;
  readonly most: number;
  readonly rested: number;
}

/** By their place: what the next key finds is written into the row that stands there, which is far less than a new one. */
const Rows = memo(function Rows({ group, most, rested }: RowsProps) {
  if (group.kind === 'game')
    return group.games
      .slice(0, most)
      .map((game, at) => <FoundGame key={at} game={game} rested={at < rested} />);
  const entries = group.entries.slice(0, most);
  if (group.kind === 'match')
    return (
      <LazyPart>
        <FoundMatches
          ids={entries.flatMap((entry) => (entry.kind === 'match' ? [entry.id] : []))}
          rested={rested}
        />
      </LazyPart>
    );
  return entries.map((entry, at) => <FoundEntry key={at} entry={entry} rested={at < rested} />);
});
