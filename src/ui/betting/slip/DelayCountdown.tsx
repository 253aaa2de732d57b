import { observer } from 'mobx-react-lite';
import type { Bet } from '@/domain/betting/Bet';
import { canCancel } from '@/domain/betting/canCancel';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { Button } from '@/ui/kit/button/Button';
import { changeText } from '../openBets/changeText';
import styles from './BetSlip.module.css';

export interface DelayCountdownProps {
  readonly until: number;
  readonly bet: Bet;
}

/**
 * The in-play delay, counted down on a clock that cannot jump. The server decides when it is over; at zero we wait for its word. Where the backend lets it,
 * the bet can be called back meanwhile: whether that was in time is the server's word as well.
 */
export const DelayCountdown = observer(function DelayCountdown({ until, bet }: DelayCountdownProps) {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const seconds = useSecondsLeft(until);
  const under = betting.view.changes.find(({ betId }) => betId === bet.id);
  const free = under === undefined || under.state === 'unheard';
  return (
    <div className={styles.delay}>
      <Spinner size="large" />
      <p role="status">{t('slip.delayed')}</p>
      <p className={styles.seconds} aria-hidden="true">
        {seconds > 0 ? t('slip.secondsLeft', { seconds }) : t('slip.waitingForAnswer')}
      </p>
      {canCancel(bet, config.capabilities.cancelInDelay) && (
        <div className={styles.callBack}>
          {under !== undefined && <p role="status">{t(changeText(under))}</p>}
          {free && <Button onClick={() => void betting.cancelBet(bet.id)}>{t('slip.cancelBet')}</Button>}
        </div>
      )}
    </div>
  );
});
