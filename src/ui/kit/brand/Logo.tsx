import { useState } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name, or what the page is called. */
  readonly name: string;
  /** A picture that the core has checked (X11). Without one, or when it does not load, our own mark and the name. */
  readonly src?: string | null;
}

/** Stands on the frame's colour. Wrap it in a link that says where it leads. */
export function Logo({ name, src }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return <img className={styles.picture} src={src} alt={name} onError={() => setFailed(src)} />;
  }
  return (
    <span className={styles.made}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
        <path d="M7 21.5 13 15l4 4 8-9" className={styles.line} />
        <path d="M19.5 10H25v5.5" className={styles.line} />
      </svg>
      <bdi className={styles.name}>{name}</bdi>
    </span>
  );
}
