import { memo } from 'react';
import { FoundEntry } from './FoundEntry';
import styles from './Search.module.css';
import { groupOf } from '@/domain/casino/groups';
import type { ResultGroup, SearchResults } from '@/domain/search/SearchResults';
import { FoundGame } from '@/ui/casino/search/FoundGame';
import { useText } from '@/ui/i18n/useText';
import { useAtRest } from '@/ui/lazy/useAtRest';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

/** As many as a screen holds. */
const FIRST = 10;

/** Each kind of result under its head; games by category. A key draws a screen of them, and what is below when the fingers rest. */
export const ResultGroups = memo(function ResultGroups({ results }: { readonly results: SearchResults }) {
  const t = useText();
  const atRest = useAtRest(results.foundFirst);
  return results.groups.map((group, at) => {
    const name = group.kind === 'game' ? (groupOf(group.category) ?? 'popular') : group.kind;
    const headId = `search-${name}`;
    const most = atRest ? Infinity : FIRST - rowsOf(results.groups.slice(0, at));
    if (most <= 0) return null;
    return (
      <div key={name} role="group" aria-labelledby={headId}>
        <h3 id={headId} role="presentation" className={styles.group}>
          {group.kind === 'game'
            ? t(`casino.group.${groupOf(group.category) ?? 'popular'}`)
            : t(`casino.search.kind.${group.kind}`)}
        </h3>
        <Rows group={group} most={most} />
      </div>
    );
  });
});

function rowsOf(groups: readonly ResultGroup[]): number {
  return groups.reduce((sum, group) => sum + (group.kind === 'game' ? group.games : group.entries).length, 0);
}

interface RowsProps {
  readonly group: ResultGroup;
  readonly most: number;
}

/** By their place: what the next key finds is written into the row that stands there, which is far less than a new one. */
const Rows = memo(function Rows({ group, most }: RowsProps) {
  if (group.kind === 'game')
    return group.games.slice(0, most).map((game, at) => <FoundGame key={at} game={game} />);
  const entries = group.entries.slice(0, most);
  if (group.kind === 'match')
    return (
      <LazyPart>
        <FoundMatches ids={entries.flatMap((entry) => (entry.kind === 'match' ? [entry.id] : []))} />
      </LazyPart>
    );
  return entries.map((entry, at) => <FoundEntry key={at} entry={entry} />);
});
