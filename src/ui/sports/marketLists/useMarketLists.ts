import { useSyncExternalStore } from 'react';
import type { MarketLists } from '@/domain/sports/marketLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** The lists of markets that this player keeps on this device. */
export function useMarketLists(): MarketLists {
  const { marketLists } = usePlayerApp().sports;
  return useSyncExternalStore(marketLists.watch, marketLists.read);
}
