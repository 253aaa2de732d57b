import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Cricket, InPlay, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './SportsPage.module.css';

const ITEMS = [
  { list: 'live', icon: InPlay },
  { list: 'cricket', icon: Cricket },
  { list: 'soccer', icon: Soccer },
  { list: 'tennis', icon: Tennis },
] as const;

/** The sports in a column of their own, with how many matches of each are being played: there is room for it on a desktop. */
export const SportsTree = observer(function SportsTree() {
  const { sports } = usePlayerApp();
  const t = useText();
  useEffect(() => sports.watchList.execute('live'), [sports]);
  const live = sports.view.list('live');
  const matches = live.state === 'ready' ? live.value.filter(({ status }) => status === 'inPlay') : [];
  return (
    <nav className={styles.tree} aria-label={t('sports.sports')}>
      {ITEMS.map(({ list, icon }) => {
        const count = list === 'live' ? matches.length : matches.filter(({ sport }) => sport === list).length;
        return (
          <NavLink key={list} to={`/spmsports/${list}`} className={styles.branch ?? ''}>
            <Icon of={icon} />
            {t(`sports.list.${list}`)}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden> {t('shell.bottomNav.liveCount', { count })}</VisuallyHidden>
              </>
            )}
          </NavLink>
        );
      })}
    </nav>
  );
});
