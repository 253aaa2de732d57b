import type { SportsApp } from '@/application/sports/SportsApp';
import type { MatchId } from '@/domain/shared/ids';

/** A player's pinned matches, which stay as they are. */
export function pinsOf(pinned: readonly MatchId[]): Pick<SportsApp, 'watchPins'> {
  return {
    watchPins: (listener) => {
      listener(pinned);
      return () => undefined;
    },
  };
}
