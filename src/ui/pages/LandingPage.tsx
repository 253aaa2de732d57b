import { observer } from 'mobx-react-lite';
import { CatalogueRails } from './CatalogueRails';
import { HowItWorks } from './HowItWorks';
import { LandingHero } from './LandingHero';
import styles from './Pages.module.css';
import { SafePlay } from './SafePlay';
import { LiveStripSlot } from '@/ui/layout/slots/LiveStripSlot';

/** `/`: the product, for somebody who has not signed in. */
export const LandingPage = observer(function LandingPage() {
  return (
    <div className={styles.wide}>
      <LandingHero />
      <LiveStripSlot />
      <CatalogueRails />
      <HowItWorks />
      <SafePlay />
    </div>
  );
});
