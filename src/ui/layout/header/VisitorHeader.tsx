import { Link } from 'react-router-dom';
import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { useLogInPrompt } from '@/ui/routing/useLogInPrompt';

/** HDR-01. */
export function VisitorHeader() {
  const { session } = usePlayerApp();
  const t = useText();
  const promptLogIn = useLogInPrompt();
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={t('shell.toStart')}>
          <BrandLogo />
        </Link>
        <div className={styles.end}>
          <button type="button" className={styles.action} onClick={() => promptLogIn()}>
            {t('shell.logIn')}
          </button>
          <button
            type="button"
            className={classNames(styles.action, styles.call)}
            onClick={() => session.openPanel.execute('mobileNumber')}
          >
            {t('shell.register')}
          </button>
        </div>
      </div>
      <NavStrip onPress={promptLogIn} />
    </header>
  );
}
