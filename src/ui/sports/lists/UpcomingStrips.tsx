import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { WHOLE_LIST, filterMatches } from '@/domain/sports/listFilter';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { MatchStrip } from './MatchStrip';
import styles from './LiveStrip.module.css';

const SHOWN = 8;

/** What starts today, and what starts tomorrow; in India's days. */
export const UpcomingStrips = observer(function UpcomingStrips() {
  const { sports, device } = useFirstPage();
  const t = useText();
  useEffect(() => sports.watchList('upcoming'), [sports]);
  const list = sports.view.list('upcoming');

  if (list.state !== 'ready') return null;
  const upcoming = list.value.filter(({ status, matchOdds }) => status === 'upcoming' && matchOdds !== null);
  return (
    <div className={styles.strips}>
      {(['today', 'tomorrow'] as const).map((time) => (
        <MatchStrip
          key={time}
          id={`${time}-strip`}
          title={t(`lists.time.${time}`)}
          to={`/sportsbook2?when=${time}`}
          matches={filterMatches(upcoming, { ...WHOLE_LIST, time }, device.clock.now()).slice(0, SHOWN)}
        />
      ))}
    </div>
  );
});
