import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const LiveStrip = lazyPart(async () => (await import('@/ui/sports/LiveStrip')).LiveStrip);

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
