import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import type { Market } from '@/domain/sports/Market';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Badge } from '@/ui/kit/list/Badge';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import type { MarketStateNow } from '../price/useMarketState';
import { LadderLink } from '../ladder/LadderLink';
import { ListMarketButton } from '../marketLists/ListMarketButton';
import { BookPercentage } from './BookPercentage';
import { MarketInfo } from './MarketInfo';
import { ReadPrices } from './ReadPrices';
import { useLadderDepth } from './useLadderDepth';
import styles from './marketGrid.module.css';

export interface MarketHeadProps {
  readonly market: Market;
  readonly state: MarketStateNow;
  /** Cash out and the like. */
  readonly actions: ReactNode;
  /** What the lanes below are. */
  readonly heads: ReactNode;
}

/** By itself, as it changes with most prices. */
const Matched = observer(function Matched({ market }: Pick<MarketHeadProps, 'market'>) {
  const { t, format } = useTexts();
  const { board } = useFirstPage().sports;
  const amount = format.size((board.conditions(market.id) ?? market).totalMatched);
  return (
    <span>
      <VisuallyHidden>{t('sports.matched', { amount })}</VisuallyHidden>
      <span aria-hidden="true">{t('lists.money', { amount })}</span>
    </span>
  );
});

/** One line over a market: its name, what was matched, limits and delay, its conditions, and the heads of its lanes. */
export function MarketHead({ market, state, actions, heads }: MarketHeadProps) {
  const { t, format } = useTexts();
  const { onLadder, quote } = MARKET_KINDS[market.kind];
  const { min, max } = market.limits;
  const hasRoom = useLadderDepth() > 1;
  const inPlay = state.inPlay && state.status !== 'closed';
  return (
    <header className={styles.head} data-stale={state.stale ? '' : undefined}>
      <div className={styles.headAbout}>
        <h2 id={`market-${market.id}`} className={styles.title}>
          {inPlay && <span className={styles.live} />}
          <bdi>{market.name}</bdi> {inPlay && <VisuallyHidden>{t('sports.inPlay')}</VisuallyHidden>}
          {state.stale && <Badge tone="accent">{t('sports.updating')}</Badge>}
        </h2>
        <p className={styles.meta}>
          {onLadder && <Matched market={market} />}
          {market.kind === 'bookmaker' && market.commission === 0 && <span>{t('match.noCommission')}</span>}
          <span>{t('sports.limits', { min: format.exactSize(min), max: format.exactSize(max) })}</span>
          {inPlay && state.delaySeconds > 0 && (
            <span>{t('sports.delayShort', { seconds: state.delaySeconds })}</span>
          )}
          {quote === 'rate' && <span>{t('match.perHundred')}</span>}
          {onLadder && <BookPercentage market={market} />}
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.tools}>
        <ReadPrices markets={[market]} name={market.name} />
        {hasRoom && onLadder && <LadderLink market={market} icon />}
        {hasRoom && <ListMarketButton market={market} />}
        <MarketInfo market={market} />
      </div>
      {heads}
    </header>
  );
}
