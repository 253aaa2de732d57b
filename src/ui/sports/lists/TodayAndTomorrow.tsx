import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { WHOLE_LIST, filterMatches } from '@/domain/sports/listFilter';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ShortList } from './ShortList';
import styles from './ShortList.module.css';

const SHOWN = 6;

/** What starts today, and what starts tomorrow; in India's days. */
export const TodayAndTomorrow = observer(function TodayAndTomorrow() {
  const { sports, device } = useFirstPage();
  const t = useText();
  useEffect(() => sports.watchList('upcoming'), [sports]);
  const list = sports.view.list('upcoming');

  if (list.state !== 'ready') return null;
  const upcoming = list.value.filter(({ status, matchOdds }) => status === 'upcoming' && matchOdds !== null);
  return (
    <div className={styles.lists}>
      {(['today', 'tomorrow'] as const).map((time) => (
        <ShortList
          key={time}
          id={`${time}-list`}
          title={t(`lists.time.${time}`)}
          to={`/sportsbook2?when=${time}`}
          matches={filterMatches(upcoming, { ...WHOLE_LIST, time }, device.clock.now()).slice(0, SHOWN)}
        />
      ))}
    </div>
  );
});
