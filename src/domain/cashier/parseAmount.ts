import { parseStake } from '@/domain/betting/parseStake';
import type { MessageKey } from '@/domain/shared/MessageKey';
import type { Paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';

const WORDS: Partial<Record<MessageKey, MessageKey>> = {
  'bet.stakeEmpty': 'money.empty',
  'bet.stakeTooFine': 'money.tooFine',
  'bet.stakeTooLarge': 'money.tooLarge',
};

/** An amount as typed, in rupees, to paise, by the rules of a stake (X23) and in words that fit any money. Zero and nothing are no amount. */
export function parseAmount(text: string): Result<Paise, MessageKey> {
  const amount = parseStake(text);
  return amount.ok ? ok(amount.value) : fail(WORDS[amount.error] ?? 'money.malformed');
}
