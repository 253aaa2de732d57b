import { observer } from 'mobx-react-lite';
import styles from './Pages.module.css';
import { QuickLinks } from './QuickLinks';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';
import { useText } from '@/ui/i18n/useText';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { CasinoRailsSlot } from '@/ui/layout/slots/CasinoRailsSlot';
import { LiveStripSlot } from '@/ui/layout/slots/LiveStripSlot';
import { UpcomingStripsSlot } from '@/ui/layout/slots/UpcomingStripsSlot';
import { shownName } from '@/ui/session/shownName';

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
      <LiveStripSlot />
      <UpcomingStripsSlot />
      <QuickLinks />
      <BannerCarousel />
      <CategoryRail />
      <CasinoRailsSlot />
    </div>
  );
});
