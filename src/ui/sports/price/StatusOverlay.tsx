import { isBallRunning } from '@/domain/sports/isBallRunning';
import { useText } from '@/ui/i18n/useText';
import { MarketOverlay } from '@/ui/kit/betting/MarketOverlay';
import type { MarketStateNow } from './useMarketState';

/** What lies over the prices of a market that cannot be bet on; nothing while it can, or while it only waits for prices. */
export function StatusOverlay({ state }: { readonly state: Pick<MarketStateNow, 'status' | 'statusLabel'> }) {
  const t = useText();
  if (state.status === 'open') return null;
  if (state.status === 'closed') return <MarketOverlay kind="closed" label={t('sports.closed')} />;
  return isBallRunning(state.statusLabel) ? (
    <MarketOverlay kind="ballRunning" label={t('sports.ballRunning')} />
  ) : (
    <MarketOverlay kind="suspended" label={t('sports.suspended')} />
  );
}
