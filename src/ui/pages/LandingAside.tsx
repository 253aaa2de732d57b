import styles from './Landing.module.css';
import { TrustLines } from './TrustLines';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';

/** Beside the prices where there is room, under them where there is not. */
export function LandingAside() {
  return (
    <div className={styles.aside}>
      <BannerCarousel />
      <TrustLines />
    </div>
  );
}
