import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import styles from './StatusChip.module.css';
import tones from './Tone.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export type StatusTone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';

const ICONS: Record<StatusTone, IconShape> = {
  positive: CircleCheck,
  negative: CircleX,
  warning: Clock,
  info: Info,
  neutral: Hourglass,
};

export interface StatusChipProps {
  readonly tone: StatusTone;
  /** The word; colour and icon only help. */
  readonly label: string;
  readonly icon?: IconShape;
}

export function StatusChip({ tone, label, icon }: StatusChipProps) {
  return (
    <span className={classNames(styles.chip, tones[tone], tone === 'neutral' && styles.neutral)}>
      <Icon of={icon ?? ICONS[tone]} size={16} />
      {label}
    </span>
  );
}
