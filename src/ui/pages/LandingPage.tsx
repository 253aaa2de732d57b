import { LandingHero } from './LandingHero';
import styles from './Landing.module.css';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { LiveNow } from '@/ui/sports/lists/LiveNow';

const LandingAside = laterPart(async () => (await import('./LandingAside')).LandingAside, 'firstPage');
const LandingRest = laterPart(async () => (await import('./LandingRest')).LandingRest, 'firstPage');

/** `/`: the product, for somebody who has not signed in: its prices first, and all else after them. */
export function LandingPage() {
  return (
    <div className={styles.landing}>
      <LandingHero />
      <div className={styles.live}>
        <RegionBoundary fallback="nothing">
          <LiveNow />
        </RegionBoundary>
      </div>
      <LazyPart waiting={<div className={styles.asideWait} />}>
        <LandingAside />
      </LazyPart>
      <div className={styles.rest}>
        <LazyPart>
          <LandingRest />
        </LazyPart>
      </div>
    </div>
  );
}
