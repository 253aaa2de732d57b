import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import { SearchButton } from './SearchButton';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { LogoLink } from '@/ui/brand/LogoLink';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';

/** HDR-01. */
export function VisitorHeader() {
  const { session } = useFirstPage();
  const t = useText();
  const promptLogIn = useLogInPrompt();
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <LogoLink to="/" className={styles.logo} label={t('shell.toStart')} />
        <NavStrip onPress={promptLogIn} />
        <div className={styles.end}>
          <SearchButton />
          <button type="button" className={styles.action} onClick={() => promptLogIn()}>
            {t('shell.logIn')}
          </button>
          <button
            type="button"
            className={classNames(styles.action, styles.call)}
            data-invites
            onClick={() => session.openPanel('mobileNumber')}
          >
            {t('shell.register')}
          </button>
        </div>
      </div>
    </header>
  );
}
