import { useEffect, useState } from 'react';
import type { MatchGroup } from '@/domain/sports/groupMatches';
import type { Match } from '@/domain/sports/Match';
import { StillGroups } from '@/domain/sports/StillGroups';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const HANDS = ['wheel', 'touchstart', 'touchmove', 'pointermove', 'pointerdown', 'keydown'];

/**
 * A list of matches whose rows stay where they are while somebody reads it.
 * @param all null: there is no list yet
 * @param look what the player chose to see; with another choice the list is put in order
 */
export function useStillGroups(
  groups: readonly MatchGroup[],
  all: readonly Match[] | null,
  look: readonly unknown[],
): readonly MatchGroup[] {
  const { clock } = usePlayerApp().device;
  const begin = () => ({ look, still: new StillGroups(clock.now()) });
  const [now, setNow] = useState(begin);
  useEffect(() => {
    const touched = () => now.still.touched(clock.now());
    for (const hand of HANDS) addEventListener(hand, touched, { passive: true });
    return () => {
      for (const hand of HANDS) removeEventListener(hand, touched);
    };
  }, [now, clock]);
  if (look.some((part, at) => part !== now.look[at])) setNow(begin());
  return all === null ? groups : now.still.arrange(groups, all, clock.now());
}
