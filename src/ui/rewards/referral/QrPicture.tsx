import { useEffect, useState } from 'react';
import shared from '../Rewards.module.css';
import styles from './Referral.module.css';
import type { QrSquares } from '@/application/ports/device/QrCodes';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** White around the squares, as cameras need it. */
const QUIET = 4;

/** A link as a picture, always dark on white. */
export function QrPicture({ app, link }: { readonly app: Pick<ReferralApp, 'qrOf'>; readonly link: string }) {
  const t = useText();
  const [squares, setSquares] = useState<QrSquares | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    app.qrOf(link).then(
      (drawn) => {
        if (!left) setSquares(drawn);
      },
      () => {
        if (!left) setSquares('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [app, link]);

  if (squares === 'failed') return <p className={shared.muted}>{t('referral.qrFailed')}</p>;
  const size = squares === null ? 0 : squares.length + 2 * QUIET;
  return (
    <figure className={styles.qr}>
      <div className={styles.qrBox}>
        {squares === null ? (
          <Skeleton shape="block" />
        ) : (
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label={t('referral.qr')}
            shapeRendering="crispEdges"
          >
            <path d={pathOf(squares)} fill="#000" />
          </svg>
        )}
      </div>
      <figcaption className={shared.muted}>{t('referral.qrText')}</figcaption>
    </figure>
  );
}

function pathOf(squares: QrSquares): string {
  return squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
}
