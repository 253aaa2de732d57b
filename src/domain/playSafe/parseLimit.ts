import { parseStake } from '../betting/parseStake';
import { paise, type Paise } from '../shared/Money';
import type { MessageKey } from '../shared/MessageKey';
import { fail, type Result } from '../shared/Result';

const LEAST = paise(100);

/** A limit as typed, in rupees, to paise; at least one rupee. */
export function parseLimit(text: string): Result<Paise, MessageKey> {
  const amount = parseStake(text);
  if (!amount.ok)
    return fail(amount.error === 'bet.stakeEmpty' ? 'playSafe.amountEmpty' : 'playSafe.amountMalformed');
  return amount.value < LEAST ? fail('playSafe.amountEmpty') : amount;
}
