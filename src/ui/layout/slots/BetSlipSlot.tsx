import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const BetSlipRegion = lazy(async () => ({
  default: (await import('@/ui/betting/BetSlipRegion')).BetSlipRegion,
}));

/** The bet slip beside the pages that show prices. */
export function BetSlipSlot() {
  return (
    <LazyPart>
      <BetSlipRegion />
    </LazyPart>
  );
}
