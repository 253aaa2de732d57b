import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { groupMatches } from '@/domain/sports/groupMatches';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { MatchGroupSection } from './MatchGroupSection';
import { MatchListSkeleton } from './MatchListSkeleton';
import { usePins } from './usePins';
import styles from './HomeMatches.module.css';

/** More than a first screen; the rest is a tap away. */
const SHOWN = 14;

/** What the player follows, what is in play and what starts next, as one dense list: the rows of the exchange. */
export const HomeMatches = observer(function HomeMatches() {
  const { sports } = usePlayerApp();
  const t = useText();
  const pins = usePins();
  const narrow = useMediaQuery('(width < 37.5em)');
  useEffect(() => sports.watchList('all'), [sports]);
  const list = sports.view.list('all');
  const groups = list.state === 'ready' ? groupMatches(list.value, { pinned: pins }) : [];
  let room = SHOWN;
  return (
    <section className={styles.matches} aria-labelledby="home-matches">
      <header className={styles.head}>
        <h2 id="home-matches" className={styles.title}>
          {t('sports.nowAndNext')}
        </h2>
        <Link to="/sportsbook2" className={styles.all}>
          {t('sports.seeAll')}
        </Link>
      </header>
      {list.state === 'loading' && <MatchListSkeleton withDraw={false} backOnly={false} />}
      {list.state === 'failed' && (
        <LoadFailed message={list.message} onRetry={() => void sports.reloadList('all')} />
      )}
      {groups.map((group) => {
        const matches = group.matches.slice(0, room);
        room -= matches.length;
        return (
          matches.length > 0 && (
            <MatchGroupSection
              key={group.key}
              group={{ ...group, matches }}
              pins={pins}
              exchange={false}
              narrow={narrow}
              withSport
            />
          )
        );
      })}
    </section>
  );
});
