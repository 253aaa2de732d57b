import type { BonusStats } from '@/domain/rewards/BonusStats';
import { useTexts } from '@/ui/i18n/useTexts';
import { Figures } from '../Figures';

/** Where the coins of all bonuses are. */
export function BonusStatsRow({ stats }: { readonly stats: BonusStats }) {
  const { t, format } = useTexts();
  return (
    <Figures
      figures={[
        { label: t('bonus.stats.locked'), value: format.moneyShort(stats.locked) },
        {
          label: t('bonus.stats.claimable'),
          value: format.moneyShort(stats.claimable),
          good: stats.claimable > 0,
        },
        { label: t('bonus.stats.released'), value: format.moneyShort(stats.released) },
        { label: t('bonus.stats.lost'), value: format.moneyShort(stats.lost) },
      ]}
    />
  );
}
