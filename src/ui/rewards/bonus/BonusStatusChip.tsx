import Gift from 'lucide-react/icons/gift';
import Play from 'lucide-react/icons/play';
import type { BonusStatus } from '@/domain/rewards/Bonus';
import { useText } from '@/ui/i18n/useText';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';
import type { IconShape } from '@/ui/kit/icons/Icon';

const LOOKS: Readonly<Record<BonusStatus, readonly [StatusTone, IconShape?]>> = {
  available: ['info', Gift],
  active: ['info', Play],
  completed: ['positive'],
  cancelled: ['negative'],
  expired: ['neutral'],
};

/** The state of a bonus: a sign and a word. */
export function BonusStatusChip({ status }: { readonly status: BonusStatus }) {
  const t = useText();
  const [tone, icon] = LOOKS[status];
  return (
    <StatusChip tone={tone} label={t(`bonus.status.${status}`)} {...(icon === undefined ? {} : { icon })} />
  );
}
