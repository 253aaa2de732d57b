import type { Sport } from '@/domain/sports/Sport';
import styles from './LiveTv.module.css';

/** Where each sport is played, seen from the stand. Drawn in a box of 160 by 90. */
export function TvGround({ sport }: { readonly sport: Sport }) {
  switch (sport) {
    case 'cricket':
      return (
        <>
          <ellipse className={styles.grass} cx="80" cy="50" rx="76" ry="36" />
          <ellipse className={styles.line} cx="80" cy="50" rx="70" ry="32" />
          <ellipse className={styles.stripe} cx="80" cy="50" rx="40" ry="18" />
          <path className={styles.pitch} d="M76 37h8l3 26H73z" />
          <path className={styles.line} d="M75 41h10M74 60h12" />
        </>
      );
    case 'soccer':
      return (
        <>
          <path className={styles.grass} d="M24 14h112l20 68H4z" />
          <path className={styles.stripe} d="M48 14h22l-6 68H36zM92 14h22l10 68H96z" />
          <path className={styles.line} d="M26 17h108l18 62H8zM80 17v62M15 60l20-1 4-26H21" />
          <path className={styles.line} d="m145 60-20-1-4-26h18" />
          <ellipse className={styles.line} cx="80" cy="45" rx="15" ry="9" />
        </>
      );
    case 'tennis':
      return (
        <>
          <path className={styles.clay} d="M34 8h92l28 76H6z" />
          <path
            className={styles.line}
            d="M46 14h68l18 62H28zM55 14 43 76M105 14l12 62M51 30h58M47 56h66M80 30v26"
          />
          <path className={styles.net} d="M36 42h88" />
        </>
      );
    default:
      return sport;
  }
}
