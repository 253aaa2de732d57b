import { memo } from 'react';
import type { ReactNode } from 'react';
import { GameLink } from './GameLink';
import { GamePicture } from './GamePicture';
import styles from './GameTile.module.css';
import type { Game } from '@/domain/casino/Game';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';

export interface GameTileProps {
  readonly game: Game;
  /** Says the smallest bet, where it is told. */
  readonly withMin?: boolean;
  readonly onOpen?: (() => void) | undefined;
  /** Over the picture's corner. */
  readonly children?: ReactNode;
}

/** A game: art, and over it its name and maker as text. */
export const GameTile = memo(function GameTile({ game, withMin = false, onOpen, children }: GameTileProps) {
  const t = useText();
  const format = useFormat();
  const [feature] = game.features;
  return (
    <div className={styles.tile}>
      <GameLink href={game.href} className={styles.link} onOpen={onOpen}>
        <GamePicture game={game} />
        <span className={styles.words}>
          <bdi className={styles.name}>{game.name}</bdi>
          <span className={styles.by}>
            <span className={styles.maker}>{t(`game.by.${game.provider}`)}</span>
            {withMin && game.minStake !== null && (
              <span className={styles.min}>
                {t('casino.tile.min', { min: format.moneyShort(game.minStake) })}
              </span>
            )}
          </span>
        </span>
        {(feature !== undefined || game.quotes !== '') && (
          <span className={styles.marks}>
            {feature !== undefined && <span className={styles.mark}>{t(`casino.feature.${feature}`)}</span>}
            {game.quotes !== '' && <bdi className={styles.quote}>{game.quotes}</bdi>}
          </span>
        )}
      </GameLink>
      {children}
    </div>
  );
});
