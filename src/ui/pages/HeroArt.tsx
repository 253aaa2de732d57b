import styles from './Hero.module.css';

/** A price that moves, in the two colours of the exchange. Decoration. */
export function HeroArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 480 300"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMaxYMid slice"
    >
      <g className={styles.grid}>
        <path d="M0 60h480M0 120h480M0 180h480M0 240h480M80 0v300M160 0v300M240 0v300M320 0v300M400 0v300" />
      </g>
      <path
        className={styles.back}
        d="M0 232 52 206 96 220 148 168 196 186 250 120 300 146 352 92 404 112 480 44"
      />
      <path
        className={styles.lay}
        d="M0 262 52 238 96 250 148 204 196 222 250 160 300 182 352 132 404 152 480 88"
      />
      <circle className={styles.dot} cx="404" cy="112" r="6" />
    </svg>
  );
}
