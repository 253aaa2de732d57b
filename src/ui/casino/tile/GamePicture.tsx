import { GameImage } from './GameImage';
import type { Game } from '@/domain/casino/Game';
import { KeyArt } from '@/ui/casino/art/KeyArt';
import type { ArtFormat } from '@/ui/casino/art/drawKeyArt';

export interface GamePictureProps {
  readonly game: Game;
  readonly format?: ArtFormat;
}

/** What a game looks like: the backend's picture, or the drawn one where there is none. */
export function GamePicture({ game, format = 'tile' }: GamePictureProps) {
  return game.imgUrl === null ? (
    <KeyArt title={game} format={format} />
  ) : (
    <GameImage game={game} src={game.imgUrl} />
  );
}
