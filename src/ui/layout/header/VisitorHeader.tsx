import { Link } from 'react-router-dom';
import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
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
          <button type="button" className={styles.ghost} onClick={() => promptLogIn()}>
            {t('shell.logIn')}
          </button>
          <Button variant="primary" size="small" onClick={() => session.openPanel.execute('mobileNumber')}>
            {t('shell.register')}
          </Button>
        </div>
      </div>
      <NavStrip onPress={promptLogIn} />
    </header>
  );
}
