import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import styles from './BetSlip.module.css';

/** The in-play delay, counted down on a clock that cannot jump. The server decides when it is over; at zero we wait for its word. */
export function DelayCountdown({ until }: { readonly until: number }) {
  const t = useText();
  const seconds = useSecondsLeft(until);
  return (
    <div className={styles.delay}>
      <Spinner size="large" />
      <p role="status">{t('slip.delayed')}</p>
      <p className={styles.seconds} aria-hidden="true">
        {seconds > 0 ? t('slip.secondsLeft', { seconds }) : t('slip.waitingForAnswer')}
      </p>
    </div>
  );
}
