import { observer } from 'mobx-react-lite';
import styles from './Home.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';
import { useText } from '@/ui/i18n/useText';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { shownName } from '@/ui/session/shownName';
import { SportsFrame } from '@/ui/sports/frame/SportsFrame';
import { MatchListSkeleton } from '@/ui/sports/lists/MatchListSkeleton';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';

const HomeBoard = laterPart(async () => (await import('./HomeBoard')).HomeBoard);
const CasinoRails = laterPart(
  async () => (await import('@/ui/casino/rails/CasinoRails')).CasinoRails,
  'whole',
  'games',
);

/** `/home`: what this player has, what is on, and what there is besides. */
export const HomePage = observer(function HomePage() {
  const { session } = usePlayerApp();
  const t = useText();
  return (
    <SportsFrame>
      <div className={styles.home}>
        {/* For those who listen; the header greets those who see. */}
        <h1 className={hidden.hidden}>
          <bdi>{t('shell.hello', { id: shownName(session.view.user) })}</bdi>
        </h1>
        <LazyPart
          waiting={
            <div className={styles.matchesWait} aria-busy="true">
              <MatchListSkeleton withDraw={false} backOnly={false} />
            </div>
          }
        >
          <HomeBoard />
        </LazyPart>
        <div className={styles.below}>
          <BannerCarousel />
          <CategoryRail />
          <LazyPart>
            <CasinoRails recent={false} />
          </LazyPart>
        </div>
      </div>
    </SportsFrame>
  );
});
