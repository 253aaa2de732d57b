import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { MarketAnnouncer } from './MarketAnnouncer';
import { useMarketState } from '../price/useMarketState';
import { fancyRowId } from './fancyRowId';

/** Stands outside of the grid, where nothing but rows may be. */
export const FancyAnnouncer = observer(function FancyAnnouncer({ market }: { readonly market: Market }) {
  const { status } = useMarketState(market);
  return <MarketAnnouncer name={market.name} status={status} area={fancyRowId(market)} />;
});
