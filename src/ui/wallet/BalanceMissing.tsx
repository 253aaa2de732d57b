import { useState } from 'react';
import styles from './Wallet.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The server has not said the balance: says so in its place, which asks again. The app goes on asking by itself. WAL-02, HDR-02. */
export function BalanceMissing() {
  const { askAgain } = usePlayerApp().wallet;
  const t = useText();
  const [asking, setAsking] = useState(false);
  function press(): void {
    if (asking) return;
    setAsking(true);
    void askAgain().finally(() => setAsking(false));
  }
  return (
    <button type="button" className={styles.missing} aria-disabled={asking || undefined} onClick={press}>
      <VisuallyHidden>{t('wallet.balance')}: </VisuallyHidden>
      <span className={styles.missed}>{t('wallet.notLoaded')}</span>
      <span className={styles.retry}>{asking ? t('common.loading') : t('common.retry')}</span>
    </button>
  );
}
