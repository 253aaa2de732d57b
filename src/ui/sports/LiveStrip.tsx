import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { GateLink } from '@/ui/routing/GateLink';
import { LiveCard } from './LiveCard';
import styles from './LiveStrip.module.css';

const SHOWN = 8;
const BONES = ['a', 'b', 'c'];

/** Matches in play, side by side, with their best prices. Hides itself when there are none. */
export const LiveStrip = observer(function LiveStrip() {
  const { sports } = usePlayerApp();
  const t = useText();
  useEffect(() => sports.watchList.execute('live'), [sports]);
  const list = sports.view.list('live');
  const matches =
    list.state === 'ready' ? list.value.filter((match) => match.matchOdds !== null).slice(0, SHOWN) : [];

  if (list.state === 'failed' || (list.state === 'ready' && matches.length === 0)) return null;
  return (
    <section className={styles.strip} aria-labelledby="live-strip" aria-busy={list.state === 'loading'}>
      <header className={styles.head}>
        <h2 id="live-strip" className={styles.title}>
          {t('sports.liveNow')}
        </h2>
        <GateLink to="/spmsports/live" className={styles.all}>
          {t('sports.seeAll')}
        </GateLink>
      </header>
      <ul className={styles.cards}>
        {list.state === 'loading'
          ? BONES.map((bone) => (
              <li key={bone} className={styles.card}>
                <Skeleton length="short" />
                <Skeleton length="long" />
                <Skeleton length="long" />
                <span className={styles.bones}>
                  <Skeleton shape="block" />
                </span>
              </li>
            ))
          : matches.map((match) => <LiveCard key={match.id} match={match} />)}
      </ul>
    </section>
  );
});
