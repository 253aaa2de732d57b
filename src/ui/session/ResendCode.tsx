import { useEffect, useState } from 'react';
import styles from './Panel.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface ResendCodeProps {
  /** Monotonic time from which another code may be asked for; null: now. */
  readonly resendAt: number | null;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Counts down for the eye each second, and says once, politely, that it is over. */
export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const { clock, scheduler } = useFirstPage().device;
  const { t, format } = useTexts();
  const [now, setNow] = useState(() => clock.monotonic());

  useEffect(() => {
    setNow(clock.monotonic());
    if (resendAt === null) return undefined;
    const stop = scheduler.every(1000, () => {
      setNow(clock.monotonic());
      if (clock.monotonic() >= resendAt) stop();
    });
    return stop;
  }, [clock, scheduler, resendAt]);

  const seconds = resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));
  return (
    <div className={styles.resend}>
      {seconds > 0 && (
        <span aria-hidden="true">{t('session.otp.resendIn', { time: format.duration(seconds) })}</span>
      )}
      <VisuallyHidden>
        <span role="status">{resendAt !== null && seconds === 0 ? t('session.otp.resendNow') : ''}</span>
      </VisuallyHidden>
      <Button
        variant="ghost"
        size="small"
        disabled={seconds > 0}
        busy={busy}
        busyLabel={t('common.submitting')}
        onClick={onResend}
      >
        {t('session.otp.resend')}
      </Button>
    </div>
  );
}
