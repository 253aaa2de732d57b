import type { BetKey, SlipId } from '@/domain/shared/ids';
import type { BettingView, SlipView } from '../ports/state/BettingState';

/** The open slip of that id; null when it is closed. */
export function findSlip({ slips }: BettingView, id: SlipId): SlipView | null {
  return slips.find((each) => each.id === id) ?? null;
}

/** The slip whose bet went out under that key and is not decided yet; null when none shows it. */
export function findSlipOfKey({ slips }: BettingView, key: BetKey | null): SlipView | null {
  return slips.find(({ placement }) => 'key' in placement && placement.key === key) ?? null;
}

/** A bet that followed by one more tap stands over the slip: what is said there may not be seen. */
export function isCovered(
  { oneClick, activeSlip }: Pick<BettingView, 'oneClick' | 'activeSlip'>,
  id: SlipId,
): boolean {
  return oneClick !== null && activeSlip !== id;
}
