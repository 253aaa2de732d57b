import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { AskingDialog } from './AskingDialog';
import styles from './RealityCheck.module.css';
import { minutesPlayed } from '@/domain/playSafe/RealityCheck';
import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';

export interface RealityCheckDialogProps {
  readonly check: RealityCheck;
  readonly goOn: () => void;
}

/** Time, stakes and result of this visit, over whatever is on the screen, games too. */
export const RealityCheckDialog = observer(function RealityCheckDialog({
  check,
  goOn,
}: RealityCheckDialogProps) {
  const { session } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const go = useNavigate();
  const minutes = minutesPlayed(check);
  const hours = Math.floor(minutes / 60);
  const time =
    hours === 0
      ? t('playSafe.check.minutes', { minutes })
      : t('playSafe.check.hoursMinutes', { hours, minutes: minutes % 60 });
  const { staked, net } = check;
  return (
    <AskingDialog
      title={t('playSafe.check.now', { time })}
      mark={<Icon of={Hourglass} size={48} />}
      actions={
        <>
          <Button variant="primary" wide onClick={goOn}>
            {t('playSafe.check.goOn')}
          </Button>
          <div className={styles.two}>
            <Button
              wide
              onClick={() => {
                goOn();
                void go('/cashier');
              }}
            >
              {t('playSafe.check.statement')}
            </Button>
            <Button wide onClick={() => void session.logOut.execute()}>
              {t('playSafe.check.logOut')}
            </Button>
          </div>
        </>
      }
    >
      <p>{t('playSafe.check.text')}</p>
      {staked === null || net === null ? (
        <p>{t('playSafe.check.unknown')}</p>
      ) : (
        <dl className={styles.figures}>
          <div>
            <dt>{t('playSafe.check.time')}</dt>
            <dd>{time}</dd>
          </div>
          <div>
            <dt>{t('playSafe.check.staked')}</dt>
            <dd>{format.money(staked)}</dd>
          </div>
          <div>
            <dt>{t('playSafe.check.net')}</dt>
            <dd className={net < 0 ? styles.lost : net > 0 ? styles.won : undefined}>
              {format.signedMoney(net)}
            </dd>
          </div>
        </dl>
      )}
      <small>{t('playSafe.check.next', { minutes: check.minutes })}</small>
    </AskingDialog>
  );
});
