import { use, type ReactNode } from 'react';
import { Boundary } from '@/ui/lazy/Boundary';
import styles from './PageSlot.module.css';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

/** The last net: no white screen, whatever broke (F84). */
export function WholeBoundary({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const logger = use(PlayerAppContext)?.device.logger;
  return (
    <Boundary
      logger={logger}
      broken={() => (
        <main className={styles.whole}>
          <h1>{t('notice.somethingWentWrong')}</h1>
          <p>{t('shell.broken.text')}</p>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('common.reload')}
          </Button>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}
