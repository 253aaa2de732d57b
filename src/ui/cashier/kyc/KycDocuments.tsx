import { RequestStatusChip } from '../account/RequestStatusChip';
import { dayWords } from './dayWords';
import styles from './Kyc.module.css';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { cleanText } from '@/domain/shared/cleanText';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';

interface KycDocumentsProps {
  readonly documents: readonly KycDocument[];
  readonly types: readonly KycType[];
}

/** Every document that was shown, what became of it and when. */
export function KycDocuments({ documents, types }: KycDocumentsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('kyc.documents')} flush>
      <ul className={styles.documents} role="list">
        {documents.map(({ id, type, status, masked, reason, submittedAt, decidedAt, expiry }) => (
          <li key={id} className={styles.document}>
            <div className={styles.documentHead}>
              <bdi className={styles.documentName}>
                {cleanText(types.find(({ name }) => name === type)?.label ?? type, 60)}
              </bdi>
              <RequestStatusChip status={status} />
            </div>
            {masked !== '' && <bdi className={styles.meta}>{cleanText(masked, 40)}</bdi>}
            {reason !== '' && (status === 'declined' || status === 'expired') && (
              <p className={styles.reason}>
                <bdi>{cleanText(reason)}</bdi>
              </p>
            )}
            <dl className={styles.dates}>
              {submittedAt !== null && (
                <div>
                  <dt>{t('kyc.sentAt')}</dt>
                  <dd>{format.dateTime(submittedAt)}</dd>
                </div>
              )}
              {decidedAt !== null && (
                <div>
                  <dt>{t('kyc.decidedAt')}</dt>
                  <dd>{format.dateTime(decidedAt)}</dd>
                </div>
              )}
              {expiry !== null && status === 'approved' && (
                <div>
                  <dt>{t('kyc.validUntil')}</dt>
                  <dd>{dayWords(expiry, format)}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
