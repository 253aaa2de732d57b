import { memo } from 'react';
import styles from './Search.module.css';
import type { Game } from '@/domain/casino/Game';
import { nameOfGame } from '@/ui/casino/nameOfGame';
import { GamePicture } from '@/ui/casino/tile/GamePicture';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { useRested } from '@/ui/lazy/useRested';

export interface FoundGameProps {
  readonly game: Game;
  /** Its picture may come. */
  readonly rested: boolean;
}

/** A game that was found: its picture, its name and who makes it. */
export const FoundGame = memo(function FoundGame({ game, rested }: FoundGameProps) {
  const t = useText();
  const pictured = useRested(game, rested);
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
      <span className={classNames(styles.art, pictured !== game && styles.before)}>
        {pictured !== null && <GamePicture game={pictured} />}
      </span>
      <bdi className={styles.name}>{nameOfGame(game, t)}</bdi>
      <span className={styles.by}>{t(`game.by.${game.provider}`)}</span>
    </a>
  );
});
