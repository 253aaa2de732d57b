import { groupMatches } from '@/domain/sports/groupMatches';
import type { Match } from '@/domain/sports/Match';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { GateLink } from '@/ui/navigation/GateLink';
import { ShortListGroup } from './ShortListGroup';
import { ShortListSkeleton } from './ShortListSkeleton';
import styles from './ShortList.module.css';

export interface ShortListProps {
  /** Names the heading; one of a kind on the page. */
  readonly id: string;
  readonly title: string;
  /** Where all of them are. */
  readonly to: string;
  /** null: on their way. */
  readonly matches: readonly Match[] | null;
}

/** Some matches for a page that is about more than these: dense, under their competitions, with their best prices. Hides itself when there are none. */
export function ShortList({ id, title, to, matches }: ShortListProps) {
  const t = useText();
  const narrow = useMediaQuery('(width < 37.5em)');
  if (matches?.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id} aria-busy={matches === null}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <GateLink to={to} className={styles.all}>
          {t('sports.seeAll')}
        </GateLink>
      </header>
      {matches === null ? (
        <ShortListSkeleton />
      ) : (
        groupMatches(matches).map(({ competition, matches: own }) => (
          <ShortListGroup key={competition} title={competition} matches={own} narrow={narrow} />
        ))
      )}
    </section>
  );
}
