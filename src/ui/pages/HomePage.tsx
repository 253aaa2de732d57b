import { observer } from 'mobx-react-lite';
import styles from './Pages.module.css';
import { QuickLinks } from './QuickLinks';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';
import { useText } from '@/ui/i18n/useText';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { shownName } from '@/ui/session/shownName';

const HomeMatches = laterPart(async () => (await import('@/ui/sports/lists/HomeMatches')).HomeMatches);
const CasinoRails = laterPart(
  async () => (await import('@/ui/casino/rails/CasinoRails')).CasinoRails,
  'whole',
  'games',
);

/** `/home`: everything at hand after the log-in. */
export const HomePage = observer(function HomePage() {
  const { session } = usePlayerApp();
  const t = useText();
  return (
    <div className={styles.wide}>
      <div className={styles.greeting}>
        <h1>
          <bdi>{t('shell.hello', { id: shownName(session.view.user) })}</bdi>
        </h1>
        <p>{t('pages.home.lead')}</p>
      </div>
      <LazyPart waiting={<div className={styles.matchesWait} aria-busy="true" />}>
        <HomeMatches />
      </LazyPart>
      <QuickLinks />
      <BannerCarousel />
      <CategoryRail />
      <LazyPart>
        <CasinoRails />
      </LazyPart>
    </div>
  );
});
