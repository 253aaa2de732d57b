import { memo } from 'react';
import { artOfGame } from './artOfGame';
import { GameImage } from './GameImage';
import styles from './GameTile.module.css';
import type { Game } from '@/domain/casino/Game';
import type { Format } from '@/ui/i18n/createFormat';
import type { Texts } from '@/ui/i18n/createTexts';
import { classNames } from '@/ui/kit/classNames';

export interface GameTileProps {
  readonly game: Game;
  readonly t: Texts['t'];
  /** Given where the smallest bet is to be said. */
  readonly format?: Format | null;
  /** null: there is no heart. */
  readonly liked?: boolean | null;
  /** In a long list, from 1, and how long it is. */
  readonly place?: number;
  readonly of?: number;
}

/**
 * A game in a list: art, and over it its name and maker as text. As few elements and hooks as it can have, for its list may hold thousands; its
 * presses are the list's (`useGamePress`).
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, t, format = null, liked = null, place, of } = props;
  const { features, quotes, imgUrl, minStake, name } = game;
  const [feature] = features;
  return (
    <li className={styles.tile} aria-posinset={place} aria-setsize={of}>
      <a href={game.href} className={classNames(styles.link, artOfGame(game))}>
        {imgUrl !== null && <GameImage src={imgUrl} />}
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.by}>
            {t(`game.by.${game.provider}`)}
            {format !== null && minStake !== null && (
              <span className={styles.min}>{t('casino.tile.min', { min: format.moneyShort(minStake) })}</span>
            )}
          </span>
        </span>
        {(feature !== undefined || quotes !== '') && (
          <span className={styles.marks}>
            {feature !== undefined && <span className={styles.mark}>{t(`casino.feature.${feature}`)}</span>}
            {quotes !== '' && <bdi className={styles.quote}>{quotes}</bdi>}
          </span>
        )}
      </a>
      {liked !== null && (
        <button
          type="button"
          className={classNames(styles.heart, liked && styles.liked)}
          data-game={game.key}
          aria-pressed={liked}
          aria-label={t('casino.tile.favourite', { name })}
        />
      )}
    </li>
  );
});
