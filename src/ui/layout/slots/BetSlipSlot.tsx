import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const BetSlipRegion = lazyPart(async () => (await import('@/ui/betting/BetSlipRegion')).BetSlipRegion);

/** The bet slip beside the pages that show prices. One that is broken says so: a bet may be on its way in it. */
export function BetSlipSlot() {
  return (
    <LazyPart fallback="panel">
      <BetSlipRegion />
    </LazyPart>
  );
}
