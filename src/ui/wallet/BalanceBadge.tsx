import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { LastKnown } from './LastKnown';
import { OldWord } from './OldWord';
import styles from './Wallet.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';

export interface BalanceBadgeProps {
  /** Can take the focus over from what stood in its place. */
  readonly place?: RefObject<HTMLSpanElement | null>;
}

/** HDR-02, WAL-01: the balance, grouped the Indian way, with its currency. Repaints alone when the wallet changes. */
export const BalanceBadge = observer(function BalanceBadge({ place }: BalanceBadgeProps) {
  const { wallet, current } = usePlayerApp().wallet.view;
  const { t, format } = useTexts();
  return (
    <span ref={place} tabIndex={place === undefined ? undefined : -1} className={styles.balance}>
      <span className={hidden.hidden}>{t('wallet.balance')}</span>
      <span className={styles.figure}>
        {wallet === null ? (
          <span data-testid="balance">
            <Skeleton length="full" />
          </span>
        ) : (
          <LastKnown old={!current}>
            <span data-testid="balance">{format.balance(wallet.balance)}</span>
          </LastKnown>
        )}
      </span>
      <OldWord old={wallet !== null && !current} className={styles.old} />
    </span>
  );
});
