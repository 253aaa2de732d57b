import LayoutList from 'lucide-react/icons/layout-list';
import { observer } from 'mobx-react-lite';
import { Link, NavLink } from 'react-router-dom';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Count } from './Count';
import { SportBranch } from './SportBranch';
import type { SportTab } from './SportTabs';
import { SPORT_ICONS, TREE_LISTS, treePath } from './sportLinks';
import { useInPlayCounts } from './useInPlayCounts';
import styles from './SportsTree.module.css';

export interface SportsTreeProps {
  readonly current: SportTab['list'] | undefined;
  readonly exchange: boolean;
  /** A column of icons, where there is no room for their names. */
  readonly narrow: boolean;
}

/** The sports in a column of their own, each with its competitions and how many matches are being played: there is room for it on a desktop. */
export const SportsTree = observer(function SportsTree({ current, exchange, narrow }: SportsTreeProps) {
  const t = useText();
  const counts = useInPlayCounts();
  return (
    <nav className={narrow ? styles.rail : styles.tree} aria-label={t('sports.tree')}>
      {TREE_LISTS.map((list) => {
        const name = t(`sports.list.${list}`);
        const link = (
          <Link
            key={list}
            to={treePath(list, exchange)}
            className={narrow ? styles.railItem : styles.branch}
            title={narrow ? name : undefined}
            aria-current={list === current ? 'page' : undefined}
          >
            <Icon of={SPORT_ICONS[list]} size={narrow ? 24 : 20} />
            {narrow ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            <Count of={counts[list]} className={narrow ? styles.railCount : styles.count} />
          </Link>
        );
        if (narrow) return link;
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
      <div>
        <NavLink
          to="/markets"
          className={classNames(narrow ? styles.railItem : styles.branch)}
          title={narrow ? t('pages.markets') : undefined}
        >
          <Icon of={LayoutList} size={narrow ? 24 : 20} />
          {narrow ? <VisuallyHidden>{t('pages.markets')}</VisuallyHidden> : t('pages.markets')}
        </NavLink>
      </div>
    </nav>
  );
});
