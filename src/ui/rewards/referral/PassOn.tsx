import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import { observer } from 'mobx-react-lite';
import shared from '../Rewards.module.css';
import styles from './Referral.module.css';
import { QrPicture } from './QrPicture';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import { telegramShare, whatsAppShare } from '@/domain/rewards/referralLink';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { Card } from '@/ui/kit/list/Card';
import { CopyRow } from '@/ui/kit/list/CopyRow';

export interface PassOnProps {
  readonly app: Pick<ReferralApp, 'linkTo' | 'qrOf'>;
  readonly code: string;
}

/** The code and every way to pass it on; each way has a link of its own, so that one sees which works. */
export const PassOn = observer(function PassOn({ app, code }: PassOnProps) {
  const { brand } = usePlayerApp();
  const t = useText();
  const name = brand.view.details?.seoTitle ?? '';
  const link = (channel: Parameters<typeof app.linkTo>[1]): string => app.linkTo(code, channel);
  const text = t('referral.shareText', { brand: name, code });
  const copy = { copyLabel: t('common.copy'), copiedLabel: t('referral.copied') };

  const canShare = 'share' in navigator;

  function share(): void {
    // Closing the system's sheet rejects: that is no failure.
    navigator
      .share({ title: t('referral.shareTitle', { brand: name }), text, url: link('share') })
      .catch(() => undefined);
  }
  return (
    <Card title={t('referral.yours')}>
      <div className={shared.stack}>
        <div className={styles.code}>
          <CopyRow label={t('referral.code')} value={code} {...copy} />
        </div>
        <div className={styles.ways}>
          {canShare && (
            <Button variant="primary" icon={Share2} onClick={share}>
              {t('referral.share')}
            </Button>
          )}
          <ExternalLink
            className={classNames(styles.way, !canShare && styles.first)}
            href={whatsAppShare(text, link('whatsapp'))}
          >
            <Icon of={MessageCircle} />
            {t('referral.channel.whatsapp')}
          </ExternalLink>
          <ExternalLink className={styles.way ?? ''} href={telegramShare(text, link('telegram'))}>
            <Icon of={Send} />
            {t('referral.channel.telegram')}
          </ExternalLink>
        </div>
        <CopyRow label={t('referral.link')} value={link('link')} {...copy} />
        <QrPicture app={app} link={link('qr')} />
      </div>
    </Card>
  );
});
