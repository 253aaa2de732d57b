import { observer } from 'mobx-react-lite';
import { LandingHero } from './LandingHero';
import styles from './Pages.module.css';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { useDrawnBefore } from '@/ui/kit/useDrawnBefore';
import { laterPart } from '@/ui/lazy/laterPart';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { WhenNear } from '@/ui/lazy/WhenNear';
import { LiveStrip } from '@/ui/sports/lists/LiveStrip';

const LandingRest = laterPart(async () => (await import('./LandingRest')).LandingRest, 'firstPage', 'games');

/** `/`: the product, for somebody who has not signed in. */
export const LandingPage = observer(function LandingPage() {
  // What is under the fold is drawn once the rest stands.
  const whole = useDrawnBefore();
  return (
    <div className={styles.wide}>
      <LandingHero />
      <RegionBoundary fallback="nothing">
        <LiveStrip />
      </RegionBoundary>
      {whole && (
        <>
          <CategoryRail />
          <div className={styles.rest}>
            <WhenNear>
              <LazyPart>
                <LandingRest />
              </LazyPart>
            </WhenNear>
          </div>
        </>
      )}
    </div>
  );
});
