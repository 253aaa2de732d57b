import type { CashOut } from '@/domain/betting/CashOut';
import { say, type Message } from '@/domain/shared/Message';

/** That a cash out is done, of which match and at which figure: two of them in a row are two. */
export function cashOutNotice({ amount, bets }: Pick<CashOut, 'amount' | 'bets'>): Message {
  const match = bets[0]?.matchName ?? '';
  return match === '' ? say('cashOut.done') : say('cashOut.doneOf', { match, amountPaise: amount });
}
