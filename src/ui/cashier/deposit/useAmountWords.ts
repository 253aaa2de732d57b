import { dailyLeft, type AmountFault } from '@/domain/cashier/deposits/depositAmount';
import type { DailyLimit, Gateway } from '@/domain/cashier/deposits/Gateway';
import { useTexts } from '@/ui/i18n/useTexts';

export interface AmountWords {
  readonly fault: (fault: AmountFault, gateway: Pick<Gateway, 'name'>) => string;
  /** The limits, under the field. */
  readonly hint: string;
}

export function useAmountWords(
  { min, max }: Pick<Gateway, 'min' | 'max'>,
  daily: DailyLimit | null,
): AmountWords {
  const { t, format, renderMessage } = useTexts();
  const left = dailyLeft(daily);
  const limits = { min: format.moneyShort(min), max: format.moneyShort(max) };
  return {
    fault: (fault, { name }) =>
      fault.kind === 'said'
        ? renderMessage(fault.message)
        : t(`deposit.amount.${fault.kind}`, { limit: format.moneyShort(fault.limit), gateway: name }),
    hint:
      left === null
        ? t('deposit.amount.limits', limits)
        : left < min
          ? t(left === 0 ? 'deposit.daily.reached' : 'deposit.daily.short', {
              limit: format.moneyShort(daily?.limit ?? left),
              left: format.moneyShort(left),
              min: limits.min,
            })
          : t('deposit.amount.left', {
              ...limits,
              max: format.moneyShort(max < left ? max : left),
              left: format.moneyShort(left),
              daily: format.moneyShort(daily?.limit ?? left),
            }),
  };
}
