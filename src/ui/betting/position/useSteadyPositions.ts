import { useMemo, useState } from 'react';
import { isLevelByBets, type OpenPosition } from '@/domain/betting/openPositions';
import type { UserId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { positionsOn, type PositionsPlace } from './shownPositions';
import { rowsToShow, steadyPositions } from './steadyPositions';

export interface SteadyPositions {
  readonly rows: readonly OpenPosition[];
  /** How many of them are shown at first. It never falls: a row that is shown stays. */
  readonly count: number;
  /** Nothing of it is open any more. */
  readonly isGone: (position: OpenPosition) => boolean;
}

/**
 * The positions in rows that keep their places as long as the page is open. What can be cashed out comes first: that is decided before the first
 * button is there to be pressed. For an observer.
 */
export function useSteadyPositions(place: PositionsPlace, few: number): SteadyPositions {
  const { betting, session } = usePlayerApp();
  const user = session.view.user?.id;
  const { openBets } = betting.view;
  const now = useMemo(() => positionsOn(place, openBets), [place, openBets]);
  const [saved, save] = useState<{
    readonly of: UserId | undefined;
    readonly rows: readonly OpenPosition[];
  }>();
  // No longer than the player (F96).
  const before = saved !== undefined && saved.of === user ? saved.rows : null;
  const [most, setMost] = useState(few);
  const isKnown = ({ matchId, marketId }: OpenPosition): boolean =>
    betting.marketOf(matchId, marketId) !== null;
  const isLevel = (position: OpenPosition): boolean =>
    isKnown(position)
      ? betting.cashOutFigure(position.matchId, position.marketId)?.problem === 'level'
      : isLevelByBets(position);
  const isGone = (position: OpenPosition): boolean => !now.includes(position);
  const isOver = (position: OpenPosition): boolean => isGone(position) || isLevel(position);
  const rows =
    before === null
      ? [...now.filter((each) => !isLevel(each)), ...now.filter(isLevel)]
      : steadyPositions(before, now);
  // Without its market no row has a button.
  if (rows !== before && (before !== null || now.some(isKnown))) save({ of: user, rows });
  const count = Math.max(most, before === null ? few : rowsToShow(rows, few, isOver));
  if (count !== most) setMost(count);
  return { rows, count, isGone };
}
