import { useLayoutEffect, useState } from 'react';
import type { MatchId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const NONE: ReadonlySet<MatchId> = new Set();

/** The matches that this player pinned on this device. */
export function usePins(): ReadonlySet<MatchId> {
  const { watchPins } = usePlayerApp().sports;
  const [pins, setPins] = useState(NONE);
  // Before the first paint: what stands under the pinned matches does not move for them.
  useLayoutEffect(() => watchPins((pinned) => setPins(new Set(pinned))), [watchPins]);
  return pins;
}
