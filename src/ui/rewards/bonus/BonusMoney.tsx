import type { Bonus } from '@/domain/rewards/Bonus';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Figures } from '../Figures';

/** Where the money of one bonus is. What there is none of is left out, but for what can still be earned. */
export function BonusMoney({ bonus }: { readonly bonus: Bonus }) {
  const t = useText();
  const format = useFormat();
  const all = [
    { label: t('bonus.toEarn'), amount: bonus.locked, always: bonus.status === 'active' },
    {
      label: t('bonus.ready'),
      amount: bonus.claimable,
      always: bonus.status === 'active',
      good: bonus.claimable > 0,
    },
    { label: t('bonus.paid'), amount: bonus.released, always: true },
    { label: t('bonus.gone'), amount: bonus.lost, always: false },
  ];
  return (
    <Figures
      figures={all
        .filter(({ amount, always }) => always || amount > 0)
        .map(({ label, amount, good = false }) => ({ label, value: format.moneyShort(amount), good }))}
    />
  );
}
