import { useState } from 'react';
import styles from './GameTile.module.css';
import { KeyArt } from '@/ui/casino/art/KeyArt';
import type { Game } from '@/domain/casino/Game';

export interface GameImageProps {
  readonly game: Game;
  readonly src: string;
}

/** A backend's picture, or the drawn one once it does not load. Decoration: the name stands over it as text. */
export function GameImage({ game, src }: GameImageProps) {
  const [failed, fail] = useState('');
  return failed === src ? (
    <KeyArt title={game} />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => fail(src)}
    />
  );
}
