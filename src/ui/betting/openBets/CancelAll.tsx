import { observer } from 'mobx-react-lite';
import type { Bet } from '@/domain/betting/Bet';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import styles from './OpenBets.module.css';

/** Fewer are called back one by one. */
const CANCELLED_AT_ONCE = 2;

/** Calls back all bets that wait: everywhere, and where there are several markets, those of one. */
export const CancelAll = observer(function CancelAll({ waiting }: { readonly waiting: readonly Bet[] }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const free = waiting.filter(({ id }) => isFree(betting.view.changes, id));
  if (free.length < CANCELLED_AT_ONCE) return null;
  const markets = marketsOf(free).filter(({ count }) => count >= CANCELLED_AT_ONCE && count < free.length);
  return (
    <div className={styles.cancelAll}>
      {markets.map(({ id, name, count }) => (
        <Button key={id} size="small" variant="ghost" onClick={() => void betting.cancelAll(id)}>
          {t('slip.cancelAllOn', { market: name, count })}
        </Button>
      ))}
      <Button size="small" onClick={() => void betting.cancelAll()}>
        {t('slip.cancelAll', { count: free.length })}
      </Button>
    </div>
  );
});

function isFree(changes: readonly { readonly betId: string; readonly state: string }[], id: string): boolean {
  return changes.every(({ betId, state }) => betId !== id || state === 'unheard');
}

function marketsOf(bets: readonly Bet[]) {
  const markets = new Map<
    MarketId,
    { readonly id: MarketId; readonly name: string; readonly count: number }
  >();
  for (const { marketId: id, marketName, matchName } of bets) {
    const name = [marketName, matchName].filter((word) => word !== '').join(' · ');
    markets.set(id, { id, name, count: (markets.get(id)?.count ?? 0) + 1 });
  }
  return [...markets.values()];
}
