import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ListedMarket } from '@/domain/sports/marketLists';
import { isOnRuns } from '@/domain/sports/marketKinds';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { FancyList } from '../match/FancyList';
import { MarketLadder } from '../match/MarketLadder';
import styles from './MarketsPage.module.css';

/** A market of the list that is on the screen: asked for as long as it is there. */
export const LiveListed = observer(function LiveListed({ listed }: { readonly listed: ListedMarket }) {
  const { sports } = usePlayerApp();
  const t = useText();
  const { matchId, marketId, marketName } = listed;
  useEffect(() => sports.watchListed(matchId, marketId), [sports, matchId, marketId]);
  const open = sports.view.match(matchId);

  if (open.state === 'failed')
    return <LoadFailed inset message={open.message} onRetry={() => void sports.reloadMatch(matchId)} />;
  const market = open.state === 'ready' ? open.value.markets.find(({ id }) => id === marketId) : undefined;
  const waits = open.state === 'loading' || (open.value.waiting ?? []).length > 0;
  if (market === undefined && waits)
    return (
      <div className={styles.waiting} aria-busy="true">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton length="short" />
      </div>
    );
  if (market === undefined)
    return <p className={styles.gone}>{t('marketLists.gone', { market: marketName })}</p>;
  const matchName = open.state === 'ready' ? open.value.match.name : listed.matchName;
  if (isOnRuns(market.kind))
    return <FancyList title={market.name} markets={[market]} matchName={matchName} />;
  return (
    <MarketLadder
      market={market}
      matchName={matchName}
      matchTitle={`desk-${marketId}`}
      actions={<CashOutButton market={market} />}
    />
  );
});
