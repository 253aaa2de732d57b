import RotateCw from 'lucide-react/icons/rotate-cw';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './MaintenancePage.module.css';
import { statusOf } from '@/domain/brand/brandStatus';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { SocialLinks } from '@/ui/layout/footer/SocialLinks';

/** `assumed:` how often the page asks whether the brand is back. */
const ASK_EVERY_MS = 30_000;

/** NAV-07: shown while the brand is not Live; it is left by itself when the brand is back. */
export const MaintenancePage = observer(function MaintenancePage() {
  const { brand, device } = useFirstPage();
  const { t, format } = useTexts();
  const [busy, setBusy] = useState(false);
  const [askedAt, setAskedAt] = useState(() => device.clock.now());
  const status = statusOf(brand.view.details);
  const suspended = status.kind === 'notLive' && status.word.toLowerCase().startsWith('suspend');

  useEffect(() => {
    return device.scheduler.every(ASK_EVERY_MS, () => {
      void brand.reload().then(() => setAskedAt(device.clock.now()));
    });
  }, [brand, device]);

  async function ask(): Promise<void> {
    setBusy(true);
    await brand.reload();
    setAskedAt(device.clock.now());
    setBusy(false);
  }

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <BrandLogo />
        <h1>{t(suspended ? 'pages.maintenance.suspended' : 'pages.maintenance.title')}</h1>
        <p className={styles.text}>
          {t(suspended ? 'pages.maintenance.suspendedText' : 'pages.maintenance.text')}
        </p>
        <p className={styles.meta} role="status">
          {t('pages.maintenance.asked', { time: format.time(askedAt) })}
        </p>
        <Button
          variant="primary"
          icon={RotateCw}
          busy={busy}
          busyLabel={t('pages.maintenance.asking')}
          onClick={() => void ask()}
        >
          {t('common.retry')}
        </Button>
        <SocialLinks />
      </div>
    </div>
  );
});
