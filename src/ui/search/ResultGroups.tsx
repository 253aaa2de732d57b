import { memo } from 'react';
import { FoundEntry } from './FoundEntry';
import styles from './Search.module.css';
import { groupOf } from '@/domain/casino/groups';
import type { ResultGroup } from '@/domain/search/SearchResults';
import { FoundGame } from '@/ui/casino/search/FoundGame';
import { useText } from '@/ui/i18n/useText';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

/** Each kind of result under its head; games by category. */
export const ResultGroups = memo(function ResultGroups({
  groups,
}: {
  readonly groups: readonly ResultGroup[];
}) {
  const t = useText();
  return groups.map((group) => {
    const name = group.kind === 'game' ? (groupOf(group.category) ?? 'popular') : group.kind;
    const headId = `search-${name}`;
    return (
      <div key={name} role="group" aria-labelledby={headId}>
        <h3 id={headId} role="presentation" className={styles.group}>
          {group.kind === 'game'
            ? t(`casino.group.${groupOf(group.category) ?? 'popular'}`)
            : t(`casino.search.kind.${group.kind}`)}
        </h3>
        <Rows group={group} />
      </div>
    );
  });
});

function Rows({ group }: { readonly group: ResultGroup }) {
  if (group.kind === 'game') return group.games.map((game) => <FoundGame key={game.key} game={game} />);
  if (group.kind === 'match')
    return (
      <LazyPart>
        <FoundMatches ids={group.entries.flatMap((entry) => (entry.kind === 'match' ? [entry.id] : []))} />
      </LazyPart>
    );
  return group.entries.map((entry) => <FoundEntry key={entry.id} entry={entry} />);
}
