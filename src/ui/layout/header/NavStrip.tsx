import { use, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { followScroll } from './followScroll';
import { navLabel } from './navLabel';
import { showCurrent } from './showCurrent';
import { headerItems } from '@/domain/routing/navigation';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { TextsContext } from '@/ui/i18n/TextsContext';
import { InertLink } from '@/ui/kit/button/InertLink';
import { classNames } from '@/ui/kit/classNames';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

/** What it says is among the first texts: a phone loads none of it, a laptop no other. */
const MoreItems = laterPart(async () => (await import('./MoreItems')).MoreItems, 'firstPage', 'first');

export interface NavStripProps {
  /** A visitor's press asks to log in, with the target as where to go afterwards (HDR-01); without it the items lead there (HDR-02). */
  readonly onPress?: (returnTo: string | null) => void;
}

/** The 12 items: on a phone a row of its own that goes on the way down and returns on the way up, on a laptop what fits, and the rest under More. */
export function NavStrip({ onPress }: NavStripProps) {
  const { config } = useFirstPage();
  const texts = use(TextsContext);
  const strip = useRef<HTMLDivElement>(null);
  const oneBar = useMediaQuery('(width >= 56.25em)');
  useEffect(() => (strip.current === null ? undefined : followScroll(strip.current)), []);
  const { pathname } = useLocation();
  // On a laptop it does not scroll: what has no room is under More.
  useEffect(() => (oneBar ? undefined : showCurrent(strip.current)), [oneBar, pathname]);
  const items = headerItems(config);
  return (
    <div ref={strip} className={styles.nav}>
      <nav aria-label={texts.t('shell.nav.label')}>
        <ul className={styles.strip} role="list">
          {items.map((item) => {
            const { id, path } = item;
            const label = (
              <>
                {id === 'inplay' && <span className={styles.live} aria-hidden="true" />}
                {navLabel(item, texts)}
              </>
            );
            return (
              <li key={id}>
                {onPress !== undefined ? (
                  <button type="button" className={styles.item} onClick={() => onPress(path)}>
                    {label}
                  </button>
                ) : path === null ? (
                  <InertLink className={styles.item}>{label}</InertLink>
                ) : (
                  <NavLink to={path} className={classNames(styles.item)}>
                    {label}
                  </NavLink>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {oneBar && (
        <LazyPart>
          <MoreItems items={items} strip={strip} onPress={onPress} />
        </LazyPart>
      )}
    </div>
  );
}
