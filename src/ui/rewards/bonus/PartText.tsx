import shared from '../Rewards.module.css';
import { useTimeLeft } from './useTimeLeft';
import type { BonusPart } from '@/domain/rewards/BonusParts';
import { assertNever } from '@/domain/shared/assertNever';
import { paise, type Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';

/** What a part waits for, or what became of it. */
export function PartText(props: { readonly part: BonusPart; readonly wagered: Paise }) {
  return <p className={shared.muted}>{usePartText(props)}</p>;
}

function usePartText({ part, wagered }: { readonly part: BonusPart; readonly wagered: Paise }): string {
  const { t, format } = useTexts();
  const time = useTimeLeft();
  const { status, required, claimBy, endedAt } = part;
  switch (status) {
    case 'locked':
      return t('bonus.part.lockedText', {
        required: format.moneyShort(required),
        left: format.moneyShort(paise(Math.max(0, required - wagered))),
      });
    case 'claimable':
      return claimBy === null
        ? t('bonus.part.claimableOpen')
        : t('bonus.part.claimableText', { date: time.date(claimBy), left: time.left(claimBy) });
    case 'released':
      return endedAt === null
        ? t('bonus.part.releasedOpen')
        : t('bonus.part.releasedText', { date: time.date(endedAt) });
    case 'expired':
      return endedAt === null
        ? t('bonus.part.expiredOpen')
        : t('bonus.part.expiredText', { date: time.date(endedAt) });
    case 'cancelled':
      return t('bonus.part.cancelledText');
    default:
      return assertNever(status);
  }
}
