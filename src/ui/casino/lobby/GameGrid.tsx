import { memo, useRef } from 'react';
import styles from './GameGrid.module.css';
import { useGridWindow } from './useGridWindow';
import type { Game, GameKey } from '@/domain/casino/Game';
import { FavouriteButton } from '@/ui/casino/tile/FavouriteButton';
import { GameTile } from '@/ui/casino/tile/GameTile';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';

export interface GameGridProps {
  readonly games: readonly Game[];
  readonly favourites: ReadonlySet<GameKey>;
  readonly large: boolean;
  readonly withMin: boolean;
}

/** Tiles in rows; of a long list only those around the screen are drawn (F19). */
export function GameGrid({ games, favourites, large, withMin }: GameGridProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const { columns, firstRow, endRow } = useGridWindow(list, games.length);
  const first = firstRow * columns;
  return (
    <div className={styles.frame}>
      <ul
        ref={list}
        className={classNames(styles.grid, styles.whole, large && styles.large)}
        role="list"
        aria-label={t('casino.lobby.games')}
      >
        {games.slice(first, endRow * columns).map((game, at) => (
          <Cell
            key={game.key}
            game={game}
            liked={favourites.has(game.key)}
            withMin={withMin}
            place={first + at + 1}
            of={games.length}
          />
        ))}
      </ul>
    </div>
  );
}

interface CellProps {
  readonly game: Game;
  readonly liked: boolean;
  readonly withMin: boolean;
  readonly place: number;
  readonly of: number;
}

const Cell = memo(function Cell({ game, liked, withMin, place, of }: CellProps) {
  return (
    <li aria-setsize={of} aria-posinset={place}>
      <GameTile game={game} withMin={withMin}>
        <FavouriteButton game={game} liked={liked} />
      </GameTile>
    </li>
  );
});
