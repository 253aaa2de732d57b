import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { competitionsOf } from '@/domain/sports/competitionsOf';
import { groupMatches } from '@/domain/sports/groupMatches';
import type { Match } from '@/domain/sports/Match';
import { WHOLE_LIST, filterMatches } from '@/domain/sports/listFilter';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ListFilters } from './ListFilters';
import { MatchGroupSection } from './MatchGroupSection';
import { MatchListSkeleton } from './MatchListSkeleton';
import { NoMatches } from './NoMatches';
import { useListFilter } from './useListFilter';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { usePins } from './usePins';
import { useStillGroups } from './useStillGroups';
import styles from '../frame/SportsPage.module.css';

export interface MatchListProps {
  readonly name: MatchListName;
  /** With the columns of an exchange: back and lay over every pair, what was matched beside it. */
  readonly exchange?: boolean;
  /** The sports, in one row with the filters. */
  readonly tabs: ReactNode;
}

/** A list of matches with their best prices, kept fresh while it is shown; what of it is shown stands in the address. */
export const MatchList = observer(function MatchList({ name, tabs, exchange = false }: MatchListProps) {
  const { sports, device } = usePlayerApp();
  const here = useListFilter();
  const pins = usePins();
  const narrow = useMediaQuery('(width < 37.5em)');
  const wide = useMediaQuery('(width >= 56.25em)');
  useEffect(() => sports.watchList(name), [sports, name]);
  const list = sports.view.list(name);
  const all = list.state === 'ready' ? list.value : null;
  const filter = name === 'live' ? { ...here.filter, time: WHOLE_LIST.time } : here.filter;
  const competitions = useMemo(() => competitionsOf(all ?? []), [all]);
  const shown = all === null ? [] : filterMatches(all, filter, device.clock.now());
  const ordered = groupMatches(shown, { pinned: pins, money: name === 'live' ? matchedOn : undefined });
  const groups = useStillGroups(ordered, all, [pins, here.addressOf(filter)]);

  return (
    <>
      <div className={styles.bar}>
        {tabs}
        <ListFilters
          {...here}
          filter={filter}
          competitions={competitions}
          withTimes={name !== 'live'}
          withFancy={all?.some(({ badges }) => badges.includes('fancy')) === true}
          wide={wide}
        />
      </div>
      {list.state === 'loading' && (
        <MatchListSkeleton withDraw={name === 'soccer'} backOnly={narrow && name === 'soccer'} />
      )}
      {list.state === 'failed' && (
        <LoadFailed inset message={list.message} onRetry={() => void sports.reloadList(name)} />
      )}
      {list.state === 'ready' && groups.length === 0 && (
        <NoMatches list={name} filter={filter} addressOf={here.addressOf} />
      )}
      {groups.map((group) => (
        <MatchGroupSection
          key={group.key}
          group={group}
          pins={pins}
          exchange={exchange}
          narrow={narrow}
          withSport={name === 'live' || name === 'all'}
        />
      ))}
    </>
  );
});

function matchedOn({ matchOdds }: Match): number {
  return matchOdds?.totalMatched ?? 0;
}
