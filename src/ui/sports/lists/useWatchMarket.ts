import { useEffect } from 'react';
import type { MarketId } from '@/domain/shared/ids';
import { useArrivedApp } from '@/ui/PlayerAppContext';

/** Watches a market's prices while they are shown, once the whole app is there. */
export function useWatchMarket(market: MarketId | undefined, shown: boolean): void {
  const app = useArrivedApp();
  useEffect(
    () => (market === undefined || !shown ? undefined : app?.sports.watchMarkets([market])),
    [market, shown, app],
  );
}
