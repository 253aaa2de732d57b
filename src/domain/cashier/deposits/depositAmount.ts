import { parseAmount } from '../parseAmount';
import { say, type Message } from '@/domain/shared/Message';
import { addMoney, NO_MONEY, paise, rupees, type Paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { DailyLimit, Gateway } from './Gateway';

export const DEPOSIT_CHIPS: readonly Paise[] = [500, 1_000, 2_000, 5_000, 10_000, 25_000].map(rupees);

export type AmountFault =
  | { readonly kind: 'said'; readonly message: Message }
  /** The figures travel as money: who shows them words them. */
  | { readonly kind: 'belowMin' | 'aboveMax' | 'overDaily'; readonly limit: Paise };

/** What is left of today's limit, never below zero; null: no limit. */
export function dailyLeft(daily: DailyLimit | null): Paise | null {
  return daily === null ? null : paise(Math.max(0, daily.limit - daily.used));
}

/** An amount as typed, if the gateway and the day's limit take it. A preview: the server decides. */
export function readDepositAmount(
  text: string,
  gateway: Pick<Gateway, 'min' | 'max'>,
  daily: DailyLimit | null,
): Result<Paise, AmountFault> {
  const amount = parseAmount(text);
  if (!amount.ok) return fail({ kind: 'said', message: say(amount.error) });
  const left = dailyLeft(daily);
  if (amount.value < gateway.min) return fail({ kind: 'belowMin', limit: gateway.min });
  if (amount.value > gateway.max) return fail({ kind: 'aboveMax', limit: gateway.max });
  if (left !== null && amount.value > left) return fail({ kind: 'overDaily', limit: left });
  return ok(amount.value);
}

/** What the gateway keeps of an amount: a broken paisa counts as a whole one. */
export function feeOf(amount: Paise, { fee }: Pick<Gateway, 'fee'>): Paise {
  return addMoney(fee.flat, paise(Math.ceil((amount * fee.basisPoints) / 10_000)));
}

/** What arrives in the balance. */
export function creditOf(amount: Paise, gateway: Pick<Gateway, 'fee'>): Paise {
  const credit = amount - feeOf(amount, gateway);
  return credit > 0 ? paise(credit) : NO_MONEY;
}

/** How much of the gateway's currency that is, in hundredths, rounded up; null: it counts in rupees. An estimate: the order tells the amount. */
export function inCurrency(amount: Paise, { currency }: Pick<Gateway, 'currency'>): number | null {
  return currency === null || currency.rate <= 0 ? null : Math.ceil((amount * 100) / currency.rate);
}

/** What any of these ways takes: from the least of them to the most. */
export function amountLimits(
  gateways: readonly Pick<Gateway, 'min' | 'max' | 'closed'>[],
): Pick<Gateway, 'min' | 'max'> {
  const open = gateways.filter(({ closed }) => closed === null);
  return {
    min: paise(open.length === 0 ? 0 : Math.min(...open.map(({ min }) => min))),
    max: paise(Math.max(0, ...open.map(({ max }) => max))),
  };
}
