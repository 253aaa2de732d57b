import { dailyLeft, type AmountFault } from '@/domain/cashier/deposits/depositAmount';
import type { DailyLimit, Gateway } from '@/domain/cashier/deposits/Gateway';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import type { OwnLeft } from './useOwnLeft';

export interface AmountWords {
  readonly fault: (fault: AmountFault, gateway: Pick<Gateway, 'name'>) => string;
  /** The limits, under the field. */
  readonly hint: string;
  /** This amount cannot be paid in now. */
  readonly isOff: (amount: Paise) => boolean;
}

/** `own`: what the player's own limits leave, where that is less than the day's limit does. */
export function useAmountWords(
  { min, max }: Pick<Gateway, 'min' | 'max'>,
  daily: DailyLimit | null,
  own: OwnLeft | null,
): AmountWords {
  const { t, format, renderMessage } = useTexts();
  const left = own?.left ?? dailyLeft(daily);
  const most = left !== null && left < max ? left : max;
  const figures = {
    min: format.moneyShort(min),
    max: format.moneyShort(most),
    left: format.moneyShort(left ?? most),
    limit: format.moneyShort(daily?.limit ?? most),
  };
  const hint = (): string => {
    if (own !== null)
      return own.left < min
        ? t('deposit.own.least', figures)
        : t('deposit.own.left', { ...figures, period: t(`playSafe.period.${own.period}`) });
    if (left === null) return t('deposit.amount.limits', figures);
    if (left < min) return t(left === 0 ? 'deposit.daily.reached' : 'deposit.daily.short', figures);
    return t('deposit.amount.left', { ...figures, daily: figures.limit });
  };
  return {
    fault: (fault, { name }) =>
      fault.kind === 'said'
        ? renderMessage(fault.message)
        : t(`deposit.amount.${fault.kind}`, {
            limit: fault.kind === 'overDaily' ? figures.left : format.moneyShort(fault.limit),
            gateway: name,
          }),
    hint: hint(),
    isOff: (amount) => amount < min || amount > most,
  };
}
