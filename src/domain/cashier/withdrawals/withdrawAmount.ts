import { parseStake } from '@/domain/betting/parseStake';
import type { Paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';

export type AmountProblem =
  | 'empty'
  | 'malformed'
  | 'tooFine'
  | 'tooLarge'
  | 'belowMin'
  | 'aboveMax'
  | 'aboveWithdrawable';

export interface AmountLimits {
  readonly min: Paise;
  readonly max: Paise;
  readonly withdrawable: Paise;
}

/** An amount as typed, in rupees, to paise: read as every amount of the app (X23), then held against the limits. */
export function readWithdrawAmount(text: string, limits: AmountLimits): Result<Paise, AmountProblem> {
  const amount = parseStake(text);
  if (!amount.ok) {
    if (amount.error === 'bet.stakeTooFine') return fail('tooFine');
    if (amount.error === 'bet.stakeTooLarge') return fail('tooLarge');
    return fail(amount.error === 'bet.stakeEmpty' ? 'empty' : 'malformed');
  }
  if (amount.value < limits.min) return fail('belowMin');
  if (amount.value > limits.withdrawable) return fail('aboveWithdrawable');
  return amount.value > limits.max ? fail('aboveMax') : ok(amount.value);
}

/** What "All" asks for: as much as may leave in one request. */
export function allOf({ max, withdrawable }: AmountLimits): Paise {
  return withdrawable < max ? withdrawable : max;
}
