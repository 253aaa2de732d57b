import { LazyPart } from './LazyPart';
import { lazyIfThere } from './lazyIfThere';
import type { Holding } from './lazyIfThere';

const LiveStrip = lazyIfThere(
  import.meta.glob<Holding<'LiveStrip'>>('/src/ui/sports/LiveStrip.tsx'),
  'LiveStrip',
);

/** Matches in play, on the landing page and on the home page. */
export function LiveStripSlot() {
  return LiveStrip === null ? null : (
    <LazyPart>
      <LiveStrip />
    </LazyPart>
  );
}
