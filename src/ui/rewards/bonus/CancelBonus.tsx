import { useState } from 'react';
import styles from '../Rewards.module.css';
import type { BonusApp } from '@/application/rewards/BonusApp';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

export interface CancelBonusProps {
  readonly bonus: Bonus;
  readonly app: Pick<BonusApp, 'cancel'>;
  /** Something may have changed: it is to be asked for again. */
  readonly onDone: () => void;
}

/** Gives an active bonus up. Says first what is lost and what stays. */
export function CancelBonus({ bonus, app, onDone }: CancelBonusProps) {
  const { t, renderMessage } = useTexts();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);

  async function cancel(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await app.cancel(bonus.id);
    setBusy(false);
    onDone();
    if (answer.ok) setOpen(false);
    else setProblem(answer.error);
  }
  function close(): void {
    setProblem(null);
    setOpen(false);
  }
  return (
    <>
      {bonus.status === 'active' && (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {t('bonus.cancel')}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={t('bonus.cancelTitle', { name: bonus.name })}>
        <div className={styles.stack}>
          <p>
            <strong>{t('bonus.cancelLoses', { paise: bonus.locked })}</strong>
          </p>
          {bonus.claimable > 0 && <p>{t('bonus.cancelKeeps', { paise: bonus.claimable })}</p>}
          {bonus.released > 0 && <p>{t('bonus.cancelPaid', { paise: bonus.released })}</p>}
          <p className={styles.muted}>{t('bonus.cancelAgain')}</p>
          {problem !== null && <InfoBar tone="negative">{renderMessage(problem)}</InfoBar>}
        </div>
        <ActionBar>
          <Button onClick={close}>{t('bonus.keep')}</Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t('bonus.cancelBusy')}
            onClick={() => void cancel()}
          >
            {t('bonus.cancelConfirm', { paise: bonus.locked })}
          </Button>
        </ActionBar>
      </Dialog>
    </>
  );
}
