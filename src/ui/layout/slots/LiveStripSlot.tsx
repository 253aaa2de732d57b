import { LazyPart } from './LazyPart';
import { lazyIfThere } from './lazyIfThere';

const LiveStrip = lazyIfThere(import.meta.glob('/src/ui/sports/LiveStrip.tsx'), 'LiveStrip');

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return LiveStrip === null ? null : (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
