import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { useTexts } from '@/ui/i18n/useTexts';

export interface GatewayFacts {
  readonly range: string;
  readonly fee: string;
  /** How long it usually takes; null: not known. */
  readonly time: string | null;
}

const HOUR = 60;

/** What there is to say of a gateway, in words. */
export function useGatewayFacts(): (gateway: Gateway) => GatewayFacts {
  const { t, format } = useTexts();
  return ({ min, max, fee, minutes }) => {
    const parts = [
      ...(fee.basisPoints > 0 ? [`${fee.basisPoints / 100}%`] : []),
      ...(fee.flat > 0 ? [format.moneyShort(fee.flat)] : []),
    ];
    return {
      range: t('deposit.range', { min: format.moneyShort(min), max: format.moneyShort(max) }),
      fee: parts.length === 0 ? t('cashier.fee.none') : t('deposit.fee.some', { fee: parts.join(' + ') }),
      time:
        minutes === null
          ? null
          : minutes >= HOUR && minutes % HOUR === 0
            ? t('deposit.hours', { hours: minutes / HOUR })
            : t('deposit.minutes', { minutes }),
    };
  };
}
