import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Count } from './Count';
import { SportBranch } from './SportBranch';
import type { SportTab } from './SportTabs';
import { SPORT_ICONS } from './sportIcons';
import { TREE_LISTS, treePath } from './treeItems';
import { useInPlayCounts } from './useInPlayCounts';
import styles from './SportsTree.module.css';

export interface SportsTreeProps {
  readonly current: SportTab['list'] | undefined;
  readonly exchange: boolean;
}

/** The sports in a column of their own, each with its competitions and how many matches are being played: there is room for it on a desktop. */
export const SportsTree = observer(function SportsTree({ current, exchange }: SportsTreeProps) {
  const t = useText();
  const counts = useInPlayCounts();
  return (
    <nav className={styles.tree} aria-label={t('sports.sports')}>
      {TREE_LISTS.map((list) => {
        const link = (
          <Link
            to={treePath(list, exchange)}
            className={styles.branch}
            aria-current={list === current ? 'page' : undefined}
          >
            <Icon of={SPORT_ICONS[list]} />
            {t(`sports.list.${list}`)}
            <Count of={counts[list]} className={styles.count} />
          </Link>
        );
        if (list === 'live') return <div key={list}>{link}</div>;
        return (
          <SportBranch
            key={list}
            sport={list}
            path={treePath(list, exchange)}
            openAtFirst={list === current}
            link={link}
          />
        );
      })}
    </nav>
  );
});
