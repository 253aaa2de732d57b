import type { Market } from '@/domain/sports/Market';
import { isListed, openList } from '@/domain/sports/marketLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useMarketLists } from './useMarketLists';

export interface ListMarket {
  /** It stands on the list that is open. */
  readonly listed: boolean;
  /** The name of that list. */
  readonly list: string;
  /** Puts the market on the list, or takes it off; a notice says when there is no room. */
  readonly toggle: () => void;
}

/** Puts a market on the player's open list of markets. To be called inside an `observer`. */
export function useListMarket(market: Market): ListMarket {
  const { sports, notices } = usePlayerApp();
  const t = useText();
  const lists = useMarketLists();
  const listed = isListed(lists, market.id);
  const open = sports.view.match(market.matchId);
  return {
    listed,
    list: openList(lists).name || t('pages.markets'),
    toggle: () => {
      const { marketLists } = sports;
      if (listed) return marketLists.remove(market.id);
      const added = marketLists.add({
        matchId: market.matchId,
        marketId: market.id,
        matchName: open.state === 'ready' ? open.value.match.name : '',
        marketName: market.name,
        runners: market.runners.length,
      });
      if (!added.ok) notices.tell(added.error, 'warning');
    },
  };
}
