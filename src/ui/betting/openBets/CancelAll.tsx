import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { waitingBets } from '@/domain/betting/waitingBets';
import type { Bet } from '@/domain/betting/Bet';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { CancelAllDialog, type CancelledMarket } from './CancelAllDialog';
import styles from './OpenBets.module.css';

/** Fewer are called back one by one. */
const CANCELLED_AT_ONCE = 2;

/** Calls back all bets that wait, once the player has read how many and how much: everywhere, and where there are several markets, those of one. */
export const CancelAll = observer(function CancelAll() {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const [asked, setAsked] = useState<CancelledMarket | 'everywhere' | null>(null);
  const waiting = waitingBets(betting.view.openBets, betting.view.changes, config.capabilities.cancelInDelay);
  const markets = marketsOf(waiting).filter(
    ({ count }) => count >= CANCELLED_AT_ONCE && count < waiting.length,
  );
  return (
    <>
      {waiting.length >= CANCELLED_AT_ONCE && (
        <div className={styles.cancelAll} data-print="no">
          {markets.map((market) => (
            <Button key={market.id} size="small" variant="ghost" onClick={() => setAsked(market)}>
              {t('slip.cancelAllOn', { market: market.name, count: market.count })}
            </Button>
          ))}
          <Button size="small" onClick={() => setAsked('everywhere')}>
            {t('slip.cancelAll', { count: waiting.length })}
          </Button>
        </div>
      )}
      <CancelAllDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
});

function marketsOf(bets: readonly Bet[]): readonly (CancelledMarket & { readonly count: number })[] {
  const markets = new Map<MarketId, CancelledMarket & { readonly count: number }>();
  for (const { marketId: id, marketName, matchName } of bets) {
    const name = [marketName, matchName].filter((word) => word !== '').join(' · ');
    markets.set(id, { id, name, count: (markets.get(id)?.count ?? 0) + 1 });
  }
  return [...markets.values()];
}
