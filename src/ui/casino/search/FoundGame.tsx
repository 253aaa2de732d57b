import { memo } from 'react';
import styles from './Search.module.css';
import type { Game } from '@/domain/casino/Game';
import { nameOfGame } from '@/ui/casino/nameOfGame';
import { GamePicture } from '@/ui/casino/tile/GamePicture';
import { useText } from '@/ui/i18n/useText';
import { useAtRest } from '@/ui/lazy/useAtRest';

/** A game that was found: its picture, its name and who makes it. */
export const FoundGame = memo(function FoundGame({ game }: { readonly game: Game }) {
  const t = useText();
  const atRest = useAtRest(game);
  return (
    <a
      role="option"
      aria-selected={false}
      id={`found-game-${encodeURIComponent(game.key)}`}
      href={game.href}
      tabIndex={-1}
      data-game=""
      className={styles.result}
    >
      <span className={styles.art}>{atRest && <GamePicture game={game} />}</span>
      <bdi className={styles.name}>{nameOfGame(game, t)}</bdi>
      <span className={styles.by}>{t(`game.by.${game.provider}`)}</span>
    </a>
  );
});
