import { useEffect, useState } from 'react';
import type { QrSquares } from '@/application/ports/device/QrCodes';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { useCashier } from '../account/CashierContext';
import styles from './PayStep.module.css';

/** Squares of light around the code, without which a camera does not find it. */
const MARGIN = 4;

/** A text for another device's camera. When it cannot be drawn there is none: the same stands beside it, to copy. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { qrCode } = useCashier().deposits;
  const [squares, setSquares] = useState<QrSquares | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    qrCode(text).then(
      (drawn) => {
        if (!left) setSquares(drawn);
      },
      () => {
        if (!left) setSquares('none');
      },
    );
    return () => {
      left = true;
    };
  }, [qrCode, text]);

  if (squares === 'none') return null;
  if (squares === null)
    return (
      <span className={styles.qr}>
        <Skeleton shape="block" />
      </span>
    );
  const size = squares.length + 2 * MARGIN;
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
