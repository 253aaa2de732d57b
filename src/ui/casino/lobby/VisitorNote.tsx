import LogIn from 'lucide-react/icons/log-in';
import { useLocation } from 'react-router-dom';
import styles from './Lobby.module.css';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';

/** What a visitor of a lobby can do, and that they come back. */
export function VisitorNote() {
  const t = useText();
  const { pathname, search } = useLocation();
  const promptLogIn = useLogInPrompt();
  return (
    <div className={styles.note}>
      <p>{t('casino.lobby.visitor')}</p>
      <Button variant="primary" size="small" icon={LogIn} onClick={() => promptLogIn(pathname + search)}>
        {t('shell.logIn')}
      </Button>
    </div>
  );
}
