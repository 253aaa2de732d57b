import { memo, useRef } from 'react';
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
  const { t } = useTexts();
  const press = useGamePress();
  const list = useRef<HTMLUListElement>(null);
  const { first, end } = useGridWindow(list, games.length);
  const firstRow = Math.floor(first / ROW);
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
        {Array.from({ length: Math.ceil(end / ROW) - firstRow }, (_, at) => firstRow + at).map((row) => (
          <Row
            key={row}
            games={games}
            from={Math.max(first, row * ROW)}
            to={Math.min(end, row * ROW + ROW)}
            liked={favourites}
            withMin={withMin}
          />
        ))}
      </ul>
    </div>
  );
}

/** Tiles that are looked at together when others come. */
const ROW = 12;

interface RowProps {
  readonly games: readonly Game[];
  readonly from: number;
  readonly to: number;
  readonly liked: ReadonlySet<GameKey>;
  readonly withMin: boolean;
}

const Row = memo(function Row({ games, from, to, liked, withMin }: RowProps) {
  const { t, format } = useTexts();
  return games
    .slice(from, to)
    .map((game, at) => (
      <GameTile
        key={game.key}
        game={game}
        t={t}
        format={withMin ? format : null}
        liked={liked.has(game.key)}
        place={from + at + 1}
        of={games.length}
      />
    ));
});
