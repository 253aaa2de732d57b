import { isWaiting } from '@/domain/betting/isWaiting';
import { say } from '@/domain/shared/Message';
import type { MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BettingView } from '../ports/state/BettingState';
import type { cancelBet } from './cancelBet';

/**
 * Calls back everything that waits, on one market or everywhere. Each bet has its own answer, as if it were cancelled alone: one that was matched first,
 * or of which nothing is heard, says so by itself; those that the server has cancelled are said together.
 */
export function cancelAll(betting: BettingView, cancel: ReturnType<typeof cancelBet>, notify: Notify) {
  return async (market?: MarketId): Promise<void> => {
    const waiting = betting.openBets.filter(
      (bet) => isWaiting(bet) && (market === undefined || bet.marketId === market),
    );
    const answers = await Promise.all(waiting.map(({ id }) => cancel(id, true)));
    const count = answers.filter(Boolean).length;
    if (count > 0) notify(say('bet.allCancelled', { count }), 'success');
  };
}
