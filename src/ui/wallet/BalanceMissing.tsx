import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Wallet.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface BalanceMissingProps {
  /** It goes while the focus is on it. */
  readonly onFocusLost: () => void;
}

/** The server has not said the balance: says so in its place, which asks again. The app goes on asking by itself. WAL-02, HDR-02. */
export function BalanceMissing({ onFocusLost }: BalanceMissingProps) {
  const { askAgain } = usePlayerApp().wallet;
  const t = useText();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Cleaned up while the button is still in the page, and has the focus.
  useLayoutEffect(() => {
    const self = button.current;
    return () => {
      if (self !== null && self === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  function press(): void {
    if (asking) return;
    setAsking(true);
    void askAgain().finally(() => setAsking(false));
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.missing}
      aria-disabled={asking || undefined}
      onClick={press}
    >
      <VisuallyHidden>{t('wallet.balance')}: </VisuallyHidden>
      <span className={styles.missed}>{t('wallet.notLoaded')}</span>
      <span className={styles.retry}>{asking ? t('common.loading') : t('common.retry')}</span>
    </button>
  );
}
