import { useEffect } from 'react';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** Watches a market's prices while they are shown. */
export function useWatchMarket(market: MarketId | undefined, shown: boolean): void {
  const { watchMarkets } = usePlayerApp().sports;
  useEffect(
    () => (market === undefined || !shown ? undefined : watchMarkets.execute([market])),
    [market, shown, watchMarkets],
  );
}
