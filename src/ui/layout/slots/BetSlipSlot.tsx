import { LazyPart } from './LazyPart';
import { lazyIfThere } from './lazyIfThere';
import type { Holding } from './lazyIfThere';

const BetSlipRegion = lazyIfThere(
  import.meta.glob<Holding<'BetSlipRegion'>>('/src/ui/betting/BetSlipRegion.tsx'),
  'BetSlipRegion',
);

/** The bet slip beside the pages that show prices. */
export function BetSlipSlot() {
  return BetSlipRegion === null ? null : (
    <LazyPart>
      <BetSlipRegion />
    </LazyPart>
  );
}
