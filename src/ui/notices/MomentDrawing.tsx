import styles from './MomentShow.module.css';
import type { MomentCue } from '@/domain/notices/Moment';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** What moves: a check that lands, rays that fly out, bails that fall, a coin that drops. */
export function MomentDrawing({ cue }: { readonly cue: MomentCue }) {
  return (
    <svg className={styles.drawing} viewBox="-40 -40 80 80" focusable="false">
      {cue === 'accepted' && (
        <>
          <circle className={styles.disc} r="26" />
          <path className={styles.mark} d="M-11 1l8 8 15-17" />
        </>
      )}
      {cue === 'won' && (
        <>
          {RAYS.map((turn) => (
            <g key={turn} transform={`rotate(${turn})`}>
              <path className={styles.ray} d="M0-22v-8" />
            </g>
          ))}
          <circle className={styles.disc} r="18" />
          <path className={styles.mark} d="M0 8V-8m-7 6l7-7 7 7" />
        </>
      )}
      {cue === 'fancy' && (
        <>
          <path className={styles.stumps} d="M-12 26v-38M0 26v-38M12 26v-38" />
          <path className={styles.leftBail} d="M-13-15h12" />
          <path className={styles.rightBail} d="M1-15h12" />
        </>
      )}
      {cue === 'deposited' && (
        <>
          <circle className={styles.coin} cy="-10" r="12" />
          <path className={styles.purse} d="M-24-2h48v24a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6z" />
          <path className={styles.mark} d="M0 8v12m-6-6h12" />
        </>
      )}
    </svg>
  );
}
