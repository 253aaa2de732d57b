import { useState } from 'react';
import styles from './Sandbox.module.css';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

/** Starts a new world after one question: what is forgotten does not come back. */
export function SandboxReset({ tools }: { readonly tools: SandboxTools }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function reset(): Promise<void> {
    setBusy(true);
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
