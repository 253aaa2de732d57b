import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstOf, groupMatches, type MatchGroup } from '@/domain/sports/groupMatches';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { MatchGroupSection } from './MatchGroupSection';
import { MatchListSkeleton } from './MatchListSkeleton';
import { usePins } from './usePins';
import { useStillGroups } from './useStillGroups';
import styles from './HomeMatches.module.css';

/** More than a first screen; the rest is a tap away. */
const SHOWN = 14;
/** Room kept for what is pinned, until it is here. */
const PINNED_SHOWN = 3;

export interface HomeMatchesProps {
  /** Between what the player pinned and the rest. */
  readonly afterPinned?: ReactNode;
}

/** What the player follows, what is in play and what starts next, as one dense list: the rows of the exchange. */
export const HomeMatches = observer(function HomeMatches({ afterPinned }: HomeMatchesProps) {
  const { sports } = usePlayerApp();
  const t = useText();
  const pins = usePins();
  const narrow = useMediaQuery('(width < 37.5em)');
  useEffect(() => sports.watchList('all'), [sports]);
  const list = sports.view.list('all');
  const all = list.state === 'ready' ? list.value : null;
  const groups = useStillGroups(firstOf(groupMatches(all ?? [], { pinned: pins }), SHOWN), all, [pins]);
  const waiting = list.state === 'loading';
  const pinned = groups.filter(({ when }) => when === 'pinned');
  const others = groups.filter(({ when }) => when !== 'pinned');
  const section = (group: MatchGroup) => (
    <MatchGroupSection key={group.key} group={group} pins={pins} exchange={false} narrow={narrow} withSport />
  );
  return (
    <>
      {waiting && pins.size > 0 && (
        <MatchListSkeleton withDraw={false} backOnly={false} rows={Math.min(pins.size, PINNED_SHOWN)} />
      )}
      {pinned.map(section)}
      {afterPinned}
      <section className={styles.matches} aria-labelledby="home-matches" data-waiting={waiting}>
        <header className={styles.head}>
          <h2 id="home-matches" className={styles.title}>
            {t('sports.nowAndNext')}
          </h2>
          <Link to="/sportsbook2" className={styles.all}>
            {t('sports.seeAll')}
          </Link>
        </header>
        {waiting && <MatchListSkeleton withDraw={false} backOnly={false} />}
        {list.state === 'failed' && (
          <LoadFailed inset message={list.message} onRetry={() => void sports.reloadList('all')} />
        )}
        {others.map(section)}
      </section>
    </>
  );
});
