import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { Format } from '@/texts/createFormat';
import type { Texts } from '@/texts/createTexts';

/** "about 2 minutes"; null: the server does not tell. */
export function timeText(minutes: number | null, t: Texts['t']): string | null {
  if (minutes === null) return null;
  if (minutes < 120) return t('withdraw.time', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('withdraw.time.hours', { hours })
    : t('withdraw.time.days', { days: Math.round(hours / 24) });
}

export function feeText({ fee }: Pick<WithdrawMethod, 'fee'>, t: Texts['t'], format: Format): string {
  const flat = format.moneyShort(fee.flat);
  const percent = String(fee.basisPoints / 100);
  if (fee.basisPoints === 0) return fee.flat === 0 ? t('cashier.fee.none') : t('withdraw.fee.flat', { flat });
  return fee.flat === 0 ? t('withdraw.fee.share', { percent }) : t('withdraw.fee.both', { percent, flat });
}

/** The same where "Fee" stands before it. */
export function feeFigure({ fee }: Pick<WithdrawMethod, 'fee'>, t: Texts['t'], format: Format): string {
  const flat = format.moneyShort(fee.flat);
  const percent = String(fee.basisPoints / 100);
  if (fee.basisPoints === 0) return fee.flat === 0 ? t('cashier.fee.none') : flat;
  return fee.flat === 0 ? `${percent}%` : t('withdraw.fee.amount', { percent, flat });
}

export function limitsText(
  { min, max }: Pick<WithdrawMethod, 'min' | 'max'>,
  t: Texts['t'],
  format: Format,
): string {
  return t('withdraw.method.limits', { min: format.moneyShort(min), max: format.moneyShort(max) });
}
