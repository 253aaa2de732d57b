import { useEffect } from 'react';
import { inPlayCounts, type InPlayCounts } from '@/domain/sports/inPlayCounts';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** How many matches are in play, kept fresh; nothing until it is known. Call inside an `observer`. */
export function useInPlayCounts(): InPlayCounts {
  const { sports } = usePlayerApp();
  useEffect(() => sports.watchList('live'), [sports]);
  const live = sports.view.list('live');
  return inPlayCounts(live.state === 'ready' ? live.value : []);
}
