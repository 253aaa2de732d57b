import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { HowItWorks } from './HowItWorks';
import { LandingHero } from './LandingHero';
import styles from './Pages.module.css';
import { SafePlay } from './SafePlay';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { CasinoRailsSlot } from '@/ui/layout/slots/CasinoRailsSlot';
import { UpcomingStripsSlot } from '@/ui/layout/slots/UpcomingStripsSlot';
import { RegionBoundary } from '@/ui/routing/RegionBoundary';
import { WhenNear } from '@/ui/routing/WhenNear';
import { LiveStrip } from '@/ui/sports/LiveStrip';

/** `/`: the product, for somebody who has not signed in. */
export const LandingPage = observer(function LandingPage() {
  // What is under the fold is drawn once the rest stands.
  const whole = useDeferredValue(true, false);
  return (
    <div className={styles.wide}>
      <LandingHero />
      <RegionBoundary fallback="nothing">
        <LiveStrip />
      </RegionBoundary>
      {whole && (
        <>
          <CategoryRail />
          <WhenNear>
            <div className={styles.stack}>
              <CasinoRailsSlot />
              <UpcomingStripsSlot />
            </div>
          </WhenNear>
          <HowItWorks />
          <SafePlay />
        </>
      )}
    </div>
  );
});
