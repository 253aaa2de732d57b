import { waitingBets } from '@/domain/betting/waitingBets';
import { say } from '@/domain/shared/Message';
import type { MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { cancelBet, CancelOutcome } from './cancelBet';

/**
 * Calls back everything that waits, on one market or everywhere. Each bet has its own answer, as if it were cancelled alone, and keeps it: one of which
 * nothing is heard is asked for further. What came of all is said once: how many of how many, and what of the others.
 */
export function cancelAll(
  { betting, config }: Pick<Ports, 'betting' | 'config'>,
  cancel: ReturnType<typeof cancelBet>,
  notify: Notify,
) {
  return async (market?: MarketId): Promise<void> => {
    const waiting = waitingBets(betting.openBets, betting.changes, config.capabilities.cancelInDelay, market);
    const outcomes = await Promise.all(waiting.map(({ id }) => cancel(id, true)));
    const times = (outcome: CancelOutcome) => outcomes.filter((each) => each === outcome).length;
    const count = times('cancelled');
    const all = outcomes.length - times('notAsked');
    if (all === 0) return;
    if (count === all) return notify(say('bet.allCancelled', { count }), 'success');
    const others = { tooLate: times('tooLate'), unknown: times('unknown'), failed: times('failed') };
    notify(say('bet.someCancelled', { count, all, ...others }), 'warning');
  };
}
