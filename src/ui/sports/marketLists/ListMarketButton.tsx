import ListCheck from 'lucide-react/icons/list-check';
import ListPlus from 'lucide-react/icons/list-plus';
import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { useListMarket } from './useListMarket';

/** In the head of a market, where there is room: it stands on the player's open list, or not. */
export const ListMarketButton = observer(function ListMarketButton({ market }: { readonly market: Market }) {
  const t = useText();
  const { listed, list, toggle } = useListMarket(market);
  return (
    <IconButton
      icon={listed ? ListCheck : ListPlus}
      label={t('marketLists.onList', { market: market.name, list })}
      aria-pressed={listed}
      onClick={toggle}
    />
  );
});
