import type { SlipView } from '@/application/ports/state/BettingState';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** The slip that is shown whole; null when none is. To be read inside an `observer`. */
export function useActiveSlip(): SlipView | null {
  const { slips, activeSlip } = usePlayerApp().betting.view;
  return slips.find(({ id }) => id === activeSlip) ?? null;
}
