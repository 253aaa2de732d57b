import { parseStake } from '../betting/parseStake';
import { paise, type Paise } from '../shared/Money';
import type { MessageKey } from '../shared/MessageKey';
import { fail, type Result } from '../shared/Result';

const LEAST = paise(100);

const WRONG: Partial<Record<MessageKey, MessageKey>> = {
  'bet.stakeEmpty': 'playSafe.amountEmpty',
  'bet.stakeTooLarge': 'playSafe.amountTooLarge',
};

/** A limit as typed, in rupees, to paise; at least one rupee. */
export function parseLimit(text: string): Result<Paise, MessageKey> {
  const amount = parseStake(text);
  if (!amount.ok) return fail(WRONG[amount.error] ?? 'playSafe.amountMalformed');
  return amount.value < LEAST ? fail('playSafe.amountEmpty') : amount;
}
