import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { useDrawnBefore } from '@/ui/kit/useDrawnBefore';
import { GateLink } from '@/ui/navigation/GateLink';
import { LiveCard } from './LiveCard';
import styles from './LiveStrip.module.css';

const PLACES = ['a', 'b', 'c'];
/** As many as are seen without turning on, but for the widest screens. */
const FIRST = 3;

export interface MatchStripProps {
  /** Names the heading; one of a kind on the page. */
  readonly id: string;
  readonly title: string;
  /** Where all of them are. */
  readonly to: string;
  /** null: on their way. */
  readonly matches: readonly Match[] | null;
}

/** Matches side by side, with their best prices. Hides itself when there are none. */
export function MatchStrip({ id, title, to, matches }: MatchStripProps) {
  const t = useText();
  const whole = useDrawnBefore();
  if (matches?.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={id} aria-busy={matches === null}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <GateLink to={to} className={styles.all}>
          {t('sports.seeAll')}
        </GateLink>
      </header>
      <ul className={styles.cards}>
        {matches
          ?.slice(0, whole ? matches.length : FIRST)
          .map((match) => <LiveCard key={match.id} match={match} />) ??
          PLACES.map((place) => (
            <li key={place} className={styles.card}>
              <Skeleton length="short" />
              <Skeleton length="long" />
              <Skeleton length="long" />
              <span className={styles.skeleton}>
                <Skeleton shape="block" />
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
