import Timer from 'lucide-react/icons/timer';
import styles from './PayStep.module.css';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const SAID_AT = [5, 1];

/** Seen every second, said aloud only when it gets short. */
export function Countdown({ endsAt }: { readonly endsAt: number }) {
  const { t, format } = useTexts();
  const seconds = useSecondsLeft(endsAt);
  const minutes = seconds === 0 ? undefined : SAID_AT.findLast((each) => seconds <= each * 60);
  return (
    <p className={styles.countdown}>
      <Icon of={Timer} />
      <span>{t('deposit.pay.left')}</span>
      <strong className={styles.time} aria-hidden="true">
        {format.duration(seconds)}
      </strong>
      <VisuallyHidden>
        <span role="status">{minutes === undefined ? '' : t('deposit.pay.leftMinutes', { minutes })}</span>
      </VisuallyHidden>
    </p>
  );
}
