import { observer } from 'mobx-react-lite';
import { CatalogueRails } from './CatalogueRails';
import { HowItWorks } from './HowItWorks';
import { LandingHero } from './LandingHero';
import styles from './Pages.module.css';
import { SafePlay } from './SafePlay';
import { LiveStripSlot } from '@/ui/layout/slots/LiveStripSlot';
import { UpcomingStripsSlot } from '@/ui/layout/slots/UpcomingStripsSlot';
import { WhenNear } from '@/ui/routing/WhenNear';

/** `/`: the product, for somebody who has not signed in. */
export const LandingPage = observer(function LandingPage() {
  return (
    <div className={styles.wide}>
      <LandingHero />
      <LiveStripSlot />
      <CatalogueRails />
      <WhenNear>
        <UpcomingStripsSlot />
      </WhenNear>
      <HowItWorks />
      <SafePlay />
    </div>
  );
});
