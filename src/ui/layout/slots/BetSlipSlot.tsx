import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const BetSlipRegion = lazyPart(async () => (await import('@/ui/betting/BetSlipRegion')).BetSlipRegion);

/** The bet slip beside the pages that show prices. */
export function BetSlipSlot() {
  return (
    <LazyPart>
      <BetSlipRegion />
    </LazyPart>
  );
}
