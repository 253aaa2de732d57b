import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import styles from './BetSlip.module.css';

/** The in-play delay, counted down on a clock that cannot jump. The server decides when it is over; at zero we wait for its word. */
export function DelayCountdown({ until }: { readonly until: number }) {
  const { clock, scheduler } = usePlayerApp().device;
  const t = useText();
  const left = (): number => Math.max(0, Math.ceil((until - clock.monotonic()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    return scheduler.every(250, () => setSeconds(left()));
    // eslint-disable-next-line react/exhaustive-deps -- `left` reads only what is named here
  }, [until, clock, scheduler]);

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
