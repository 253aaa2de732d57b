import styles from './Landing.module.css';
import { CategoryRail } from '@/ui/casino/rails/CategoryRail';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { WhenNear } from '@/ui/lazy/WhenNear';

const LandingFoot = laterPart(async () => (await import('./LandingFoot')).LandingFoot, 'firstPage', 'games');

/** What is under the fold of the landing page; its end comes when a reader comes near it. */
export function LandingRest() {
  return (
    <div className={styles.below}>
      <CategoryRail />
      <WhenNear>
        <LazyPart>
          <LandingFoot />
        </LazyPart>
      </WhenNear>
    </div>
  );
}
