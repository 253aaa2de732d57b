import { useCallback } from 'react';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { QrImage } from '@/ui/kit/pay/QrImage';
import { useAnswer } from '@/ui/lazy/useAnswer';
import { useCashier } from '../account/CashierContext';
import styles from './PayStep.module.css';

/** A text for another device's camera. When it cannot be drawn there is none: the same stands beside it, to copy. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { qrCode } = useCashier().deposits;
  const squares = useAnswer(useCallback(() => qrCode(text), [qrCode, text]));
  if (squares === 'failed') return null;
  if (squares === null)
    return (
      <span className={styles.qr}>
        <Skeleton shape="block" />
      </span>
    );
  return <QrImage className={styles.qr} squares={squares} label={label} />;
}
