import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { competitionsOf } from '@/domain/sports/competitionsOf';
import { WHOLE_LIST, filterMatches } from '@/domain/sports/listFilter';
import { groupMatches } from '@/domain/sports/groupMatches';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ListFilters } from './ListFilters';
import { MatchGroupSection } from './MatchGroupSection';
import { NoMatches } from './NoMatches';
import { useListFilter } from './useListFilter';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MatchList.module.css';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { usePins } from './usePins';

export interface MatchListProps {
  readonly name: MatchListName;
  /** With the columns of an exchange: back and lay over every pair, what was matched beside it. */
  readonly exchange?: boolean;
}

/** A list of matches with their best prices, kept fresh while it is shown; what of it is shown stands in the address. */
export const MatchList = observer(function MatchList({ name, exchange = false }: MatchListProps) {
  const { sports, device } = usePlayerApp();
  const here = useListFilter();
  const pins = usePins();
  const homeOnly = useMediaQuery('(width < 22.5em)');
  useEffect(() => sports.watchList(name), [sports, name]);
  const list = sports.view.list(name);
  const all = list.state === 'ready' ? list.value : null;
  const filter = name === 'live' ? { ...here.filter, time: WHOLE_LIST.time } : here.filter;
  const competitions = useMemo(() => competitionsOf(all ?? []), [all]);
  const shown = all === null ? [] : filterMatches(all, filter, device.clock.now());

  return (
    <>
      <ListFilters {...here} filter={filter} competitions={competitions} withTimes={name !== 'live'} />
      {list.state === 'loading' && <ListSkeleton pairs={homeOnly ? 1 : name === 'soccer' ? 3 : 2} />}
      {list.state === 'failed' && (
        <LoadFailed message={list.message} onRetry={() => void sports.reloadList(name)} />
      )}
      {list.state === 'ready' && shown.length === 0 && (
        <NoMatches list={name} filter={filter} addressOf={here.addressOf} />
      )}
      {groupMatches(shown, pins).map((group) => (
        <MatchGroupSection
          key={`${group.when} ${group.sport ?? ''} ${group.competition}`}
          group={group}
          pins={pins}
          exchange={exchange}
          homeOnly={homeOnly}
          withSport={name === 'live' || name === 'all'}
        />
      ))}
    </>
  );
});

const ROWS = ['a', 'b', 'c', 'd'];
const PAIRS = ['1', '2', 'X'];
const SIDES = ['back', 'lay'];

/** The boxes of the list before it comes, so that nothing moves when it does. */
function ListSkeleton({ pairs }: { readonly pairs: number }) {
  const t = useText();
  return (
    <section className={styles.group} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <header className={styles.groupHead}>
        <Skeleton length="short" />
      </header>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.pin} />
          <div className={styles.match}>
            <span className={styles.boneLine}>
              <Skeleton length="short" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="long" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="half" />
            </span>
          </div>
          <div className={styles.prices}>
            {PAIRS.slice(0, pairs).map((pair) => (
              <span key={pair} className={styles.pair}>
                {SIDES.map((side) => (
                  <Skeleton key={side} shape="cell" />
                ))}
              </span>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
