import { isBallRunning } from '@/domain/sports/isBallRunning';
import { useText } from '@/ui/i18n/useText';
import { MarketOverlay } from '@/ui/kit/betting/MarketOverlay';
import type { MarketStateNow } from './useMarketState';

/** What lies over the prices of a market that cannot be bet on; nothing while it can, or while it only waits for prices. */
export function StatusOverlay({ state }: { readonly state: Pick<MarketStateNow, 'status' | 'statusLabel'> }) {
  const t = useText();
  if (state.status === 'open') return null;
  const stopped = isBallRunning(state.statusLabel) ? 'ballRunning' : 'suspended';
  const kind = state.status === 'closed' ? 'closed' : stopped;
  return <MarketOverlay kind={kind} label={t(`sports.${kind}`)} />;
}
