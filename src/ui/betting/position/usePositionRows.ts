import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { SHOWN_POSITIONS, keepRows, positionsOn, rowsBefore, type PositionsPlace } from './shownPositions';

/** How many rows of open bets there are, or will be as far as the device remembers; null: not known yet. For an observer. */
export function usePositionRows(place: PositionsPlace): number | null {
  const { betting, device, session } = usePlayerApp();
  const user = session.view.user?.id ?? null;
  const { openBets, openBetsKnown } = betting.view;
  const known = openBetsKnown || openBets.length > 0;
  const rows = Math.min(SHOWN_POSITIONS, positionsOn(place, openBets).length);
  const [before] = useState(() => (user === null ? 0 : rowsBefore(device.storage, user, place)));
  useEffect(() => {
    if (known && user !== null) keepRows(device.storage, user, place, rows);
  }, [known, user, rows, place, device]);
  // That there were none says little: a bet may have been placed on another page.
  return known ? rows : before === 0 ? null : before;
}
