import type { Bet } from '@/domain/betting/Bet';
import type { CashOut } from '@/domain/betting/CashOut';
import { waitingOn } from '@/domain/betting/waitingOn';
import { say, type Message } from '@/domain/shared/Message';

/**
 * That a cash out is done, of which match and with which result; as long as a bet on that market waits to be matched, that it does, and nothing is
 * called settled. Of a part no figure: what it brought lies in the share of the next part too, so that the figures of several would add up to more than the
 * market pays.
 */
export function cashOutNotice(
  { amount, bets, part }: Pick<CashOut, 'amount' | 'bets' | 'part'>,
  openBets: readonly Bet[],
): Message {
  const [leg] = bets;
  const match = leg?.matchName ?? '';
  if (leg === undefined || match === '') return say('cashOut.done');
  const count = waitingOn(leg.marketId, openBets).length;
  if (part !== undefined)
    return count > 0
      ? say('cashOut.partWaiting', { match, part, count })
      : say('cashOut.partOf', { match, part });
  return count > 0
    ? say('cashOut.doneWaiting', { match, amountPaise: amount, count })
    : say('cashOut.doneOf', { match, amountPaise: amount });
}
