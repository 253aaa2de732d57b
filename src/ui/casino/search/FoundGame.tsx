import { memo } from 'react';
import styles from './Search.module.css';
import type { Game } from '@/domain/casino/Game';
import { artOfGame } from '@/ui/casino/tile/artOfGame';
import { GameImage } from '@/ui/casino/tile/GameImage';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';

/** A game that was found: its picture, its name and who makes it. */
export const FoundGame = memo(function FoundGame({ game }: { readonly game: Game }) {
  const t = useText();
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
      <span className={classNames(styles.art, artOfGame(game))}>
        {game.imgUrl !== null && <GameImage src={game.imgUrl} />}
      </span>
      <bdi className={styles.name}>{game.name}</bdi>
      <span className={styles.by}>{t(`game.by.${game.provider}`)}</span>
    </a>
  );
});
