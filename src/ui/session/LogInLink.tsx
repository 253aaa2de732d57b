import styles from './Panel.module.css';
import { useWithWhole } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

/** The way back to the log-in that every other panel has (AUTH-02). */
export function LogInLink() {
  const withWhole = useWithWhole();
  const t = useText();
  return (
    <div className={styles.other}>
      <div className={styles.between}>
        <span>{t('session.haveAccount')}</span>
        <Button
          variant="ghost"
          size="small"
          onClick={() => withWhole(({ session }) => session.movePanel('login'))}
        >
          {t('session.logIn.submit')}
        </Button>
      </div>
    </div>
  );
}
