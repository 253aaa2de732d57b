import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { AskingDialog } from './AskingDialog';
import styles from './RealityCheck.module.css';
import { minutesPlayed, type RealityCheck } from '@/domain/playSafe/RealityCheck';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Amount } from '@/ui/kit/text/Amount';
import { Icon } from '@/ui/kit/icons/Icon';
import { Facts } from '@/ui/kit/list/Facts';

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
  const { t, format } = useTexts();
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
            <Button wide onClick={() => void session.logOut()}>
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
        <Facts
          className={styles.figures}
          facts={[
            { name: t('playSafe.check.time'), value: time },
            { name: t('playSafe.check.staked'), value: format.money(staked) },
            { name: t('playSafe.check.net'), value: <Amount value={net}>{format.signedMoney(net)}</Amount> },
          ]}
        />
      )}
      <small>{t('playSafe.check.next', { minutes: check.minutes })}</small>
    </AskingDialog>
  );
});
