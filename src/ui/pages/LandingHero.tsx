import { observer } from 'mobx-react-lite';
import styles from './Hero.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';

/** What this is and how to begin, beside the operator's banners; without banners it stands alone, with drawn art. */
export const LandingHero = observer(function LandingHero() {
  const { session, brand, config } = useFirstPage();
  const t = useText();
  const promptLogIn = useLogInPrompt();
  const alone = brand.view.banners.length === 0;
  return (
    <div className={classNames(styles.hero, alone && styles.alone)}>
      <section className={styles.pitch}>
        <div className={styles.words}>
          <p className={styles.kicker}>
            {t(config.jurisdiction.realMoney ? 'pages.hero.kicker' : 'pages.hero.kickerPlay')}
          </p>
          <h1 className={styles.title}>{t('pages.hero.title')}</h1>
          <p className={styles.text}>{t('pages.hero.text')}</p>
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => session.openPanel('mobileNumber')}>
              {t('pages.hero.register')}
            </Button>
            <button type="button" className={styles.second} onClick={() => promptLogIn()}>
              {t('shell.logIn')}
            </button>
          </div>
        </div>
      </section>
      <BannerCarousel />
    </div>
  );
});
