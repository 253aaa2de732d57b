import { observer } from 'mobx-react-lite';
import { AUTO_CASH_OUTS_KEY } from '@/domain/betting/AutoCashOut';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useAutoCashOut } from './useAutoCashOut';

/** Nothing to see: whoever has bets that can be cashed out, or had set one, is told on every page of what became of theirs. */
export const AutoCashOutKeeper = observer(function AutoCashOutKeeper() {
  const { betting, device, session } = usePlayerApp();
  const user = session.view.user?.id;
  const had =
    user !== undefined && device.storage.keys().some((key) => key === `${AUTO_CASH_OUTS_KEY}.${user}`);
  const has = betting.view.openBets.some(({ marketKind }) => MARKET_KINDS[marketKind].cashOut);
  useAutoCashOut(user !== undefined && (had || has));
  return null;
});
