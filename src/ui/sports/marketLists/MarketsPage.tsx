import LayoutList from 'lucide-react/icons/layout-list';
import { useState } from 'react';
import { openList, type ListedMarket } from '@/domain/sports/marketLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { passFocusOn } from '@/ui/device/passFocusOn';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { SportsFrame } from '../frame/SportsFrame';
import grid from '../match/MatchMarkets.module.css';
import { ListedCard } from './ListedCard';
import { ListMenu } from './ListMenu';
import { useDragOrder } from './useDragOrder';
import { useMarketLists } from './useMarketLists';
import styles from './MarketsPage.module.css';

const GROUP = 'market-lists';

/** /markets: the markets that a player put together, live side by side, in the order of their own. */
export function MarketsPage() {
  const { marketLists } = usePlayerApp().sports;
  const t = useText();
  const lists = useMarketLists();
  const { markets } = openList(lists);
  const [said, say] = useState('');
  const move = ({ marketId, marketName }: ListedMarket, to: number): void => {
    marketLists.move(marketId, to);
    say(t('marketLists.moved', { market: marketName, place: to + 1, count: markets.length }));
  };
  const remove = ({ marketId, marketName }: ListedMarket): void => {
    marketLists.remove(marketId);
    say(t('marketLists.removed', { market: marketName }));
    passFocusOn();
  };
  const drag = useDragOrder(markets.length, (from, to) => {
    const moved = markets[from];
    if (moved !== undefined) move(moved, to);
  });
  return (
    <SportsFrame>
      <div className={grid.markets}>
        <h1 className={hidden.hidden}>{t('pages.markets')}</h1>
        <div className={grid.tabs}>
          <Tabs
            group={GROUP}
            label={t('marketLists.lists')}
            selected={String(lists.open)}
            onSelect={(at) => marketLists.open(Number(at))}
            tabs={lists.lists.map(({ name, markets: held }, at) => ({
              id: String(at),
              label: (
                <>
                  <bdi>{name || t('pages.markets')}</bdi>
                  <span className={grid.count}>{held.length > 0 && ` ${held.length}`}</span>
                </>
              ),
            }))}
          />
          <div className={grid.tools}>
            <ListMenu lists={lists} />
          </div>
        </div>
        <TabPanel group={GROUP} tab={String(lists.open)}>
          {markets.length === 0 ? (
            <EmptyState
              icon={LayoutList}
              text={t('marketLists.empty')}
              action={<LinkButton to="/exchange/Cricket">{t('sports.allMatches')}</LinkButton>}
            />
          ) : (
            <ol ref={drag.list} className={styles.list} role="list">
              {markets.map((listed, at) => (
                <RegionBoundary key={listed.marketId}>
                  <ListedCard
                    listed={listed}
                    at={at}
                    count={markets.length}
                    drop={drag.markOf(at)}
                    grip={drag.gripOf(at)}
                    onMove={move}
                    onRemove={remove}
                  />
                </RegionBoundary>
              ))}
            </ol>
          )}
        </TabPanel>
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      </div>
    </SportsFrame>
  );
}
