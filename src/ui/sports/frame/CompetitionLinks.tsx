import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Sport } from '@/domain/sports/Sport';
import { competitionsOf } from '@/domain/sports/competitionsOf';
import { WHOLE_LIST, listFilterPairs, readListFilter } from '@/domain/sports/listFilter';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Crest } from '@/ui/kit/crest/Crest';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Count } from './Count';
import styles from './SportsTree.module.css';

export interface CompetitionLinksProps {
  readonly id: string;
  readonly sport: Sport;
  /** The page of the sport: each competition is a filter of it. */
  readonly path: string;
}

/** The competitions of a sport. Its list is loaded only while this is open. */
export const CompetitionLinks = observer(function CompetitionLinks({
  id,
  sport,
  path,
}: CompetitionLinksProps) {
  const { sports } = usePlayerApp();
  const { pathname, search } = useLocation();
  useEffect(() => sports.watchList(sport), [sports, sport]);
  const list = sports.view.list(sport);
  const chosen = pathname === path ? readListFilter(new URLSearchParams(search)).competition : null;
  return (
    <ul id={id} className={styles.competitions} role="list" aria-busy={list.state === 'loading'}>
      {list.state === 'loading' && (
        <li className={styles.bone}>
          <Skeleton length="long" />
        </li>
      )}
      {list.state === 'ready' &&
        competitionsOf(list.value).map(({ name, inPlay }) => (
          <li key={name}>
            <Link
              to={addressOf(path, name)}
              className={styles.competition}
              aria-current={name === chosen ? 'page' : undefined}
            >
              <Crest name={name} kind="competition" />
              <bdi>{name}</bdi>
              <Count of={inPlay} className={styles.count} />
            </Link>
          </li>
        ))}
    </ul>
  );
});

function addressOf(path: string, competition: string): string {
  const pairs = listFilterPairs({ ...WHOLE_LIST, competition }).map(([name, value]) => [name, value]);
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}
