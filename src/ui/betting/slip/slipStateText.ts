import type { Placement } from '@/domain/betting/Placement';
import type { useText } from '@/ui/i18n/useText';
import { betStatusText } from '../betStatusText';

/** How far a slip got, in a word or three. */
export function slipStateText(placement: Placement, t: ReturnType<typeof useText>): string {
  return placement.state === 'accepted'
    ? betStatusText(placement.bet, t)
    : t(`slip.state.${placement.state}`);
}
