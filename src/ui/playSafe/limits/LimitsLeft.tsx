import { leftOf } from '@/domain/playSafe/SelfLimit';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { NO_MONEY } from '@/domain/shared/Money';
import { useText } from '@/ui/i18n/useText';

/** Of each limit how much is left, a line each. */
export function LimitsLeft({ limits }: { readonly limits: readonly SelfLimit[] }) {
  const t = useText();
  return limits.map((limit) => (
    <p key={`${limit.kind} ${limit.period}`}>
      {t('playSafe.slip.left', {
        kind: t(`playSafe.kind.${limit.kind}`),
        period: t(`playSafe.period.${limit.period}`),
        leftPaise: leftOf(limit) ?? NO_MONEY,
        amountPaise: limit.amount ?? NO_MONEY,
      })}
    </p>
  ));
}
