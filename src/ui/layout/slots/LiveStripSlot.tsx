import { LazyPart } from './LazyPart';
import { laterPart } from './laterPart';

const LiveStrip = laterPart(async () => (await import('@/ui/sports/LiveStrip')).LiveStrip);

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
