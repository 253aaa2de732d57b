import styles from './Hero.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';

/** What this is and how to begin, in as little room as it takes: the prices under it say the rest. */
export function LandingHero() {
  const { session, config } = useFirstPage();
  const t = useText();
  const promptLogIn = useLogInPrompt();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('pages.hero.title')}</h1>
        <p className={styles.text}>{t('pages.hero.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" data-invites onClick={() => session.openPanel('mobileNumber')}>
          {t('pages.hero.register')}
        </Button>
        <Button onClick={() => promptLogIn()}>{t('shell.logIn')}</Button>
        <p className={styles.kicker}>
          {t(config.jurisdiction.realMoney ? 'pages.hero.kicker' : 'pages.hero.kickerPlay')}
        </p>
      </div>
    </section>
  );
}
