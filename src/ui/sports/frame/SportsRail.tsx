import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Count } from './Count';
import type { SportsTreeProps } from './SportsTree';
import { SPORT_ICONS } from './sportIcons';
import { TREE_LISTS, treePath } from './treeItems';
import { useInPlayCounts } from './useInPlayCounts';
import styles from './SportsTree.module.css';

/** The sports as a column of icons, where there is no room for their names. */
export const SportsRail = observer(function SportsRail({ current, exchange }: SportsTreeProps) {
  const t = useText();
  const counts = useInPlayCounts();
  return (
    <nav className={styles.rail} aria-label={t('sports.sports')}>
      {TREE_LISTS.map((list) => (
        <Link
          key={list}
          to={treePath(list, exchange)}
          className={styles.railItem}
          title={t(`sports.list.${list}`)}
          aria-current={list === current ? 'page' : undefined}
        >
          <Icon of={SPORT_ICONS[list]} size={24} />
          <VisuallyHidden>{t(`sports.list.${list}`)}</VisuallyHidden>
          <Count of={counts[list]} className={styles.railCount} />
        </Link>
      ))}
    </nav>
  );
});
