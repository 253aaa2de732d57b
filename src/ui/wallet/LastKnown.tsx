import type { ReactNode } from 'react';
import styles from './LastKnown.module.css';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface LastKnownProps {
  /** Whether the figure is of an earlier page or connection. */
  readonly old: boolean;
  readonly children: ReactNode;
}

/** A figure, marked while it is only the last known one: to the eye, to the pointer and to a screen reader (F91). */
export function LastKnown({ old, children }: LastKnownProps) {
  const t = useText();
  if (!old) return children;
  return (
    <>
      <span className={styles.old} title={t('wallet.lastKnown')}>
        {children}
      </span>
      <VisuallyHidden> {t('wallet.lastKnown')}</VisuallyHidden>
    </>
  );
}
