import { useRef } from 'react';
import styles from './GameGrid.module.css';
import { useGridWindow } from './useGridWindow';
import type { Game, GameKey } from '@/domain/casino/Game';
import { GameTile } from '@/ui/casino/tile/GameTile';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';

export interface GameGridProps {
  readonly games: readonly Game[];
  readonly favourites: ReadonlySet<GameKey>;
  readonly large: boolean;
  readonly withMin: boolean;
}

/** Tiles in rows; of a long list only those around the screen are drawn (F19). */
export function GameGrid({ games, favourites, large, withMin }: GameGridProps) {
  const { t, format } = useTexts();
  const press = useGamePress();
  const list = useRef<HTMLUListElement>(null);
  const { columns, firstRow, endRow } = useGridWindow(list, games.length);
  const first = firstRow * columns;
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={classNames(styles.grid, styles.whole, large && styles.large)}
        role="list"
        aria-label={t('casino.lobby.games')}
        onClick={press}
      >
        {games.slice(first, endRow * columns).map((game, at) => (
          <GameTile
            key={game.key}
            game={game}
            t={t}
            format={withMin ? format : null}
            liked={favourites.has(game.key)}
            place={first + at + 1}
            of={games.length}
          />
        ))}
      </ul>
    </div>
  );
}
