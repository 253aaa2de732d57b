import { LandingHero } from './LandingHero';
import styles from './Landing.module.css';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { WhenNear } from '@/ui/lazy/WhenNear';
import { LiveNow } from '@/ui/sports/lists/LiveNow';

const LandingAside = laterPart(async () => (await import('./LandingAside')).LandingAside, 'firstPage');
const LandingRest = laterPart(async () => (await import('./LandingRest')).LandingRest, 'firstPage');

const ASIDE_WAIT = <div className={styles.asideWait} />;

/** `/`: the product, for somebody who has not signed in: its prices first; all else comes when a reader comes near it. */
export function LandingPage() {
  return (
    <div className={styles.landing}>
      <LandingHero />
      <div className={styles.live}>
        <RegionBoundary fallback="nothing">
          <LiveNow />
        </RegionBoundary>
      </div>
      <WhenNear waiting={ASIDE_WAIT}>
        <LazyPart waiting={ASIDE_WAIT}>
          <LandingAside />
        </LazyPart>
      </WhenNear>
      <div className={styles.rest}>
        <WhenNear>
          <LazyPart>
            <LandingRest />
          </LazyPart>
        </WhenNear>
      </div>
    </div>
  );
}
