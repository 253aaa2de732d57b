import { NavLink } from 'react-router-dom';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { useText } from '@/ui/i18n/useText';
import styles from './SportsPage.module.css';

const LISTS: readonly MatchListName[] = ['live', 'cricket', 'soccer', 'tennis'];

/** The sports side by side; each is a page of its own. */
export function SportTabs() {
  const t = useText();
  return (
    <nav className={styles.tabs} aria-label={t('sports.sports')}>
      {LISTS.map((list) => (
        <NavLink key={list} to={`/spmsports/${list}`} className={styles.tab ?? ''}>
          {t(`sports.list.${list}`)}
        </NavLink>
      ))}
    </nav>
  );
}
