import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SportList } from '@/domain/sports/sportLists';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Count } from './Count';
import { SPORT_ICONS } from './sportLinks';
import { useInPlayCounts } from './useInPlayCounts';
import styles from './SportsPage.module.css';

export interface SportTab {
  readonly list: SportList | 'all';
  readonly to: string;
}

export interface SportTabsProps {
  readonly tabs: readonly SportTab[];
  readonly current: SportTab['list'];
}

/** The sports side by side, each with how many of its matches are in play. */
export const SportTabs = observer(function SportTabs({ tabs, current }: SportTabsProps) {
  const t = useText();
  const counts = useInPlayCounts();
  return (
    <nav className={styles.tabs} aria-label={t('sports.sports')}>
      {tabs.map(({ list, to }) => (
        <Link key={list} to={to} className={styles.tab} aria-current={list === current ? 'page' : undefined}>
          {list !== 'all' && <Icon of={SPORT_ICONS[list]} size={16} />}
          {list === 'all' ? t('lists.all') : t(`sports.list.${list}`)}
          <Count of={counts[list === 'all' ? 'live' : list]} className={styles.tabCount} />
        </Link>
      ))}
    </nav>
  );
});
