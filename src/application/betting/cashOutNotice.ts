import type { CashOut } from '@/domain/betting/CashOut';
import { say, type Message } from '@/domain/shared/Message';

/**
 * That a cash out is done, of which match and with which result. Of a part no figure: what it brought lies in the share of the next part too, so
 * that the figures of several would add up to more than the market pays.
 */
export function cashOutNotice({ amount, bets, part }: Pick<CashOut, 'amount' | 'bets' | 'part'>): Message {
  const match = bets[0]?.matchName ?? '';
  if (match === '') return say('cashOut.done');
  return part === undefined
    ? say('cashOut.doneOf', { match, amountPaise: amount })
    : say('cashOut.partOf', { match, part });
}
