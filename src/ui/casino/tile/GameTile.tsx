import { memo } from 'react';
import { TileArt } from '@/ui/casino/art/TileArt';
import { GameImage } from './GameImage';
import styles from './GameTile.module.css';
import { LiveMark } from './LiveMark';
import { ProviderMark } from './ProviderMark';
import type { Game } from '@/domain/casino/Game';
import type { Format } from '@/texts/createFormat';
import type { Texts } from '@/texts/createTexts';
import { nameOfGame } from '@/ui/casino/nameOfGame';
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
  const { features, quotes, minStake, table } = game;
  const name = nameOfGame(game, t);
  const [feature] = features;
  return (
    <li className={styles.tile} aria-posinset={place} aria-setsize={of}>
      <a href={game.href} className={styles.link}>
        {game.imgUrl === null ? <TileArt title={game} /> : <GameImage game={game} src={game.imgUrl} />}
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.by}>
            <ProviderMark provider={game.provider} t={t} />
            {format !== null && minStake !== null && (
              <span className={styles.min}>{t('casino.tile.min', { min: format.moneyShort(minStake) })}</span>
            )}
          </span>
        </span>
        {(feature !== undefined || quotes !== '' || table !== null) && (
          <span className={classNames(styles.marks, liked !== null && styles.hearted)}>
            {feature !== undefined && <span className={styles.mark}>{t(`casino.feature.${feature}`)}</span>}
            {table !== null && <LiveMark t={t} quotes={quotes} />}
            {table === null && quotes !== '' && <bdi className={styles.quote}>{quotes}</bdi>}
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
