import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import styles from './OpenOrderNote.module.css';
import type { OpenOrder } from '@/application/ports/state/DepositsState';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';

export interface OpenOrderNoteProps {
  readonly open: OpenOrder;
}

/** A deposit that was begun and not reported as paid: the way back to it, and that a new one takes its place. */
export function OpenOrderNote({ open }: OpenOrderNoteProps) {
  const { t, format } = useTexts();
  const seconds = useSecondsLeft(open.endsAt);
  const { amount, gatewayName, gateway } = open.order;
  const values = { amount: format.moneyShort(amount), gateway: gatewayName };
  return (
    <section className={styles.open} aria-label={t('deposit.open.title')}>
      <div className={styles.openWords}>
        <h2 className={styles.openTitle}>{t('deposit.open.title')}</h2>
        <p className={styles.openText}>
          {seconds > 0
            ? t('deposit.open.text', { ...values, time: format.duration(seconds) })
            : t('deposit.open.over', values)}
        </p>
        <p className={styles.openText}>{t('deposit.open.replaced')}</p>
      </div>
      <LinkButton to={`/deposit/${encodeURIComponent(gateway)}`} size="small">
        {t('deposit.open.continue')}
      </LinkButton>
    </section>
  );
}
