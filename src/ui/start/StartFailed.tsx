import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import styles from './Start.module.css';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface StartFailedProps {
  readonly reload?: () => void;
}

/** F01: the app could not be loaded, most often for want of a connection. Tries again by hand, and once the device is online. */
export function StartFailed({ reload = () => location.reload() }: StartFailedProps) {
  const t = useText();
  useEffect(() => {
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [reload]);
  return (
    <main className={styles.page}>
      <h1>{t('shell.start.title')}</h1>
      <p role="alert">{t('shell.start.text')}</p>
      <Button variant="primary" icon={RotateCw} onClick={reload}>
        {t('common.retry')}
      </Button>
    </main>
  );
}
