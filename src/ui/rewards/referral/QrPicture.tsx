import { useCallback } from 'react';
import shared from '../Rewards.module.css';
import styles from './Referral.module.css';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import { useText } from '@/ui/i18n/useText';
import { QrImage } from '@/ui/kit/pay/QrImage';
import { useAnswer } from '@/ui/lazy/useAnswer';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** A link as a picture, always dark on white. */
export function QrPicture({ app, link }: { readonly app: Pick<ReferralApp, 'qrOf'>; readonly link: string }) {
  const t = useText();
  const squares = useAnswer(useCallback(() => app.qrOf(link), [app, link]));
  if (squares === 'failed') return <p className={shared.muted}>{t('referral.qrFailed')}</p>;
  return (
    <figure className={styles.qr}>
      <div className={styles.qrBox}>
        {squares === null ? (
          <Skeleton shape="block" />
        ) : (
          <QrImage squares={squares} label={t('referral.qr')} />
        )}
      </div>
      <figcaption className={shared.muted}>{t('referral.qrText')}</figcaption>
    </figure>
  );
}
