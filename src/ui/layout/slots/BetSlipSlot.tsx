import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const BetSlipRegion = laterPart(async () => (await import('@/ui/betting/slip/BetSlipRegion')).BetSlipRegion);

/** The bet slip beside the pages that show prices. One that is broken says so: a bet may be on its way in it. */
export function BetSlipSlot() {
  return (
    <LazyPart fallback="panel">
      <BetSlipRegion />
    </LazyPart>
  );
}
