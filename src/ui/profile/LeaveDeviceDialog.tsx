import { useState } from 'react';
import { useProfile } from './ProfileContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';

/** Asked each time: what is forgotten does not come back. */
export function LeaveDeviceDialog({ open, onClose }: OpenAndClose) {
  const { leaveDevice } = useProfile();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    void leaveDevice().finally(() => setBusy(false));
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('profile.session.device.title')}>
      <p>{t('profile.session.device.hint')}</p>
      <ActionBar>
        <Button onClick={onClose}>{t('profile.session.device.stay')}</Button>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={leave}>
          {t('profile.session.device.confirm')}
        </Button>
      </ActionBar>
    </Dialog>
  );
}
