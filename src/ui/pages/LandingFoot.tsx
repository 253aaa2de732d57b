import { HowItWorks } from './HowItWorks';
import styles from './Landing.module.css';
import { SafePlay } from './SafePlay';
import { CasinoRails } from '@/ui/casino/rails/CasinoRails';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { TodayAndTomorrow } from '@/ui/sports/lists/TodayAndTomorrow';

/** The games, what starts next, how it goes, and where it ends. */
export function LandingFoot() {
  return (
    <div className={styles.below}>
      <RegionBoundary fallback="nothing">
        <CasinoRails />
      </RegionBoundary>
      <RegionBoundary fallback="nothing">
        <TodayAndTomorrow />
      </RegionBoundary>
      <HowItWorks />
      <SafePlay />
    </div>
  );
}
