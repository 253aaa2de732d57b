import { useState } from 'react';
import styles from './GameTile.module.css';
import type { Game } from '@/domain/casino/Game';
import { TileArt } from '@/ui/kit/art/TileArt';

export interface GamePictureProps {
  readonly game: Pick<Game, 'code' | 'provider' | 'category' | 'imgUrl'>;
}

/** The backend's picture when it may be shown and loads, else drawn art. Decoration: the name stands beside it as text. */
export function GamePicture({ game: { code, provider, category, imgUrl } }: GamePictureProps) {
  const [failed, setFailed] = useState(false);
  if (imgUrl !== null && !failed)
    return (
      <img
        src={imgUrl}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(true)}
      />
    );
  return <TileArt id={code} provider={provider} category={`${code} ${category}`} />;
}
