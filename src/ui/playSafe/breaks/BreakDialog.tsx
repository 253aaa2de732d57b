import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import tools from '../SafeTools.module.css';
import styles from './Breaks.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { BreakOrder } from '@/application/ports/gateways/PlaySafeGateway';
import { breakEnd } from '@/domain/playSafe/breaks';
import type { Message } from '@/domain/shared/Message';
import { rememberBreak } from '@/ui/device/deviceBreak';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { ForDemo } from '@/ui/session/ForDemo';
import { isDemo } from '@/ui/session/isDemo';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';

export interface BreakDialogProps {
  readonly app: PlaySafeApp;
  readonly order: BreakOrder;
  readonly onClose: () => void;
}

/** Says what will happen, every part of it, before anything does. */
export const BreakDialog = observer(function BreakDialog({ app, order, onClose }: BreakDialogProps) {
  const player = usePlayerApp();
  const { device } = player;
  const { t, format, renderMessage } = useTexts();
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Message | null>(null);
  const isTimeOut = order.do === 'timeOut';
  const length = isTimeOut
    ? t('playSafe.break.days', { days: String(order.days) })
    : t('playSafe.break.months', { months: String(order.months) });
  // The server begins it: its clock says when it ends, not that of a device, which may be wrong by hours.
  useEffect(() => void app.load(), [app]);
  const { safety } = app.view;
  const end = breakEnd(order, safety.state === 'ready' ? safety.check.now : device.clock.now());

  async function begin(): Promise<void> {
    setTried(true);
    if (!sure) return;
    setBusy(true);
    // The next demo is another player.
    const ofDemo = isDemo(player);
    const reply = await app.takeBreak(order);
    setBusy(false);
    if (!reply.ok) setFailed(reply.error);
    else if (!ofDemo) rememberBreak(device, end);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isTimeOut ? 'playSafe.break.sureTimeOut' : 'playSafe.break.sureExclude', { length })}
    >
      <h3>{t('playSafe.break.what')}</h3>
      <ul className={tools.points}>
        <li>{t('playSafe.break.out')}</li>
        <li>
          {end === null
            ? t('playSafe.break.noEnd')
            : t('playSafe.break.until', { until: `${format.date(end)}, ${format.time(end)}` })}
        </li>
        <li>{t('playSafe.break.unmatched')}</li>
        <li>{t('playSafe.break.round')}</li>
        <li>{t('playSafe.break.paid')}</li>
        <li>{t('playSafe.break.cash')}</li>
        <ForDemo>
          <li>{t('playSafe.break.demo')}</li>
        </ForDemo>
        {!isTimeOut && (
          <li>{t(end === null ? 'playSafe.break.returnIndefinite' : 'playSafe.break.returnDefinite')}</li>
        )}
      </ul>
      <Checkbox
        label={t('playSafe.break.understood')}
        checked={sure}
        onCheckedChange={setSure}
        error={tried && !sure ? t('playSafe.break.understoodNeeded') : undefined}
      />
      {failed !== null && (
        <p className={styles.error} role="alert">
          {renderMessage(failed)}
        </p>
      )}
      <ActionBar>
        <Button onClick={onClose}>{t('playSafe.break.cancel')}</Button>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={() => void begin()}>
          {t(isTimeOut ? 'playSafe.break.timeOutStart' : 'playSafe.break.excludeStart')}
        </Button>
      </ActionBar>
    </Dialog>
  );
});
