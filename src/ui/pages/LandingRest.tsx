import { HowItWorks } from './HowItWorks';
import styles from './Pages.module.css';
import { SafePlay } from './SafePlay';
import { CasinoRails } from '@/ui/casino/rails/CasinoRails';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { UpcomingStrips } from '@/ui/sports/lists/UpcomingStrips';

/** What is under the fold of the landing page. */
export function LandingRest() {
  return (
    <div className={styles.stack}>
      <RegionBoundary fallback="nothing">
        <CasinoRails />
      </RegionBoundary>
      <RegionBoundary fallback="nothing">
        <UpcomingStrips />
      </RegionBoundary>
      <HowItWorks />
      <SafePlay />
    </div>
  );
}
