import { SentFacts } from '../SentFacts';
import styles from './OpenOrderNote.module.css';
import type { OpenOrder } from '@/application/ports/state/DepositsState';
import type { Submission } from '@/domain/cashier/Submission';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';

export interface SentDepositProps {
  readonly of: Submission<unknown>;
  /** What was reported as paid by hand; null: not by hand, or the server knows of it no more. */
  readonly open: OpenOrder | null;
}

/** A deposit that was sent and has no answer yet: it is not unfinished, the player has done their part. */
export function SentDeposit({ of, open }: SentDepositProps) {
  const { t, renderMessage } = useTexts();
  return (
    <section className={styles.sent} aria-label={t('deposit.sent.title')}>
      <div className={styles.open}>
        <div className={styles.openWords} role="status">
          <h2 className={styles.openTitle}>{t('deposit.sent.title')}</h2>
          <p className={styles.openText}>
            {of.state === 'unconfirmed' ? renderMessage(of.message) : t('deposit.checking.text')}
          </p>
        </div>
        {of.state === 'unconfirmed' && open !== null && (
          <LinkButton to={`/deposit/${encodeURIComponent(open.order.gateway)}`} size="small">
            {t('deposit.sent.look')}
          </LinkButton>
        )}
      </div>
      <SentFacts of={of} />
    </section>
  );
}
