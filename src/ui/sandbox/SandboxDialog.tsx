import { ReviewsCard } from './ReviewsCard';
import styles from './Sandbox.module.css';
import { SmsInboxCard } from './SmsInboxCard';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { forgetBreak } from '@/ui/device/deviceBreak';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { useState } from 'react';
import { Button } from '@/ui/kit/button/Button';

const ALL = 20;

export interface SandboxDialogProps extends OpenAndClose {
  readonly tools: SandboxTools;
}

/** The sandbox's SMS inbox, its reviews and its reset. */
export function SandboxDialog({ tools, open, onClose }: SandboxDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('sandbox.title')}>
      <div className={styles.stack}>
        <p>{t('sandbox.about')}</p>
        <SmsInboxCard tools={tools} most={ALL} />
        <ReviewsCard tools={tools} />
        <SandboxReset tools={tools} />
      </div>
    </Dialog>
  );
}

/** Starts a new world after one question: what is forgotten does not come back. */
function SandboxReset({ tools }: { readonly tools: SandboxTools }) {
  const { device } = useFirstPage();
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function reset(): Promise<void> {
    setBusy(true);
    // First: the page may begin anew with the world.
    forgetBreak(device);
    await tools.reset();
    setBusy(false);
    setAsking(false);
  }

  if (!asking)
    return (
      <div>
        <Button onClick={() => setAsking(true)}>{t('sandbox.reset')}</Button>
      </div>
    );
  return (
    <div className={styles.stack}>
      <p>{t('sandbox.reset.ask')}</p>
      <div className={styles.buttons}>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={() => void reset()}>
          {t('sandbox.reset.yes')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}
