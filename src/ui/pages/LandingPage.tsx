import { observer } from 'mobx-react-lite';
import { CatalogueRails } from './CatalogueRails';
import { HowItWorks } from './HowItWorks';
import { LandingHero } from './LandingHero';
import styles from './Pages.module.css';
import { SafePlay } from './SafePlay';
import { UpcomingStripsSlot } from '@/ui/layout/slots/UpcomingStripsSlot';
import { RegionBoundary } from '@/ui/routing/RegionBoundary';
import { WhenNear } from '@/ui/routing/WhenNear';
import { LiveStrip } from '@/ui/sports/LiveStrip';

/** `/`: the product, for somebody who has not signed in. */
export const LandingPage = observer(function LandingPage() {
  return (
    <div className={styles.wide}>
      <LandingHero />
      <RegionBoundary fallback="nothing">
        <LiveStrip />
      </RegionBoundary>
      <CatalogueRails />
      <WhenNear>
        <UpcomingStripsSlot />
      </WhenNear>
      <HowItWorks />
      <SafePlay />
    </div>
  );
});
