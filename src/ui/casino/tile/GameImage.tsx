import { useState } from 'react';
import styles from './GameTile.module.css';

/** A backend's picture over the drawn art, until it does not load. Decoration: the name stands over it as text. */
export function GameImage({ src }: { readonly src: string }) {
  const [failed, setFailed] = useState(false);
  return failed ? null : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  );
}
