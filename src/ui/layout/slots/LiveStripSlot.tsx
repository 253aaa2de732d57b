import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const LiveStrip = laterPart(async () => (await import('@/ui/sports/lists/LiveStrip')).LiveStrip);

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
