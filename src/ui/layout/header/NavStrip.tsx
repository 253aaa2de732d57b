import { use } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Header.module.css';
import { navLabel } from './navLabel';
import { headerItems } from '@/domain/routing/navigation';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { TextsContext } from '@/ui/i18n/TextsContext';
import { InertLink } from '@/ui/kit/button/InertLink';
import { classNames } from '@/ui/kit/classNames';
import { SandboxCorner } from '@/ui/sandbox/SandboxCorner';

export interface NavStripProps {
  /** A visitor's press asks to log in, with the target as the wish (HDR-01); without it the items lead there (HDR-02). */
  readonly onPress?: (returnTo: string | null) => void;
}

/** The 12 items, in a row that scrolls sideways on a phone; at its end, in the sandbox, the way to its tools. */
export function NavStrip({ onPress }: NavStripProps) {
  const { config } = useFirstPage();
  const texts = use(TextsContext);
  const { t } = texts;
  return (
    <div className={styles.nav}>
      <div className={styles.bar}>
        <nav aria-label={t('shell.nav.label')}>
          <ul className={styles.strip} role="list">
            {headerItems(config).map((item) => {
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
                    <InertLink className={styles.item} title={t('shell.nav.nothingYet')}>
                      {label}
                    </InertLink>
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
        <SandboxCorner place="row" />
      </div>
    </div>
  );
}
