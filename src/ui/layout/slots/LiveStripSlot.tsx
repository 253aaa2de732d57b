import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const LiveStrip = lazy(async () => ({ default: (await import('@/ui/sports/LiveStrip')).LiveStrip }));

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
