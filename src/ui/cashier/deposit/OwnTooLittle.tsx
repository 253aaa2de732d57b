import type { OwnLeft } from './useOwnLeft';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

export interface OwnTooLittleProps {
  readonly own: OwnLeft | null;
  /** The smallest deposit here. */
  readonly min: Paise;
}

/** Before anything else: the player's own limit leaves less than the smallest deposit, and where it is seen and changed. */
export function OwnTooLittle({ own, min }: OwnTooLittleProps) {
  const { t, format } = useTexts();
  if (own === null || own.left >= min) return null;
  return (
    <InfoBar
      tone="warning"
      inset
      action={
        <LinkButton to="/responsiblegame" size="small">
          {t('deposit.selfLimit.manage')}
        </LinkButton>
      }
    >
      {t(own.left === 0 ? 'deposit.own.reached' : 'deposit.own.short', {
        period: t(`playSafe.period.${own.period}`),
        left: format.moneyShort(own.left),
        min: format.moneyShort(min),
      })}
    </InfoBar>
  );
}
