import { RequestStatusChip } from '../account/RequestStatusChip';
import { dayWords } from './dayWords';
import styles from './Kyc.module.css';
import { useKycWords } from './useKycWords';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { cleanText } from '@/domain/shared/cleanText';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { Part } from '@/ui/kit/list/Part';

interface KycDocumentsProps {
  readonly documents: readonly KycDocument[];
  readonly types: readonly KycType[];
}

/** Every document that was shown, what became of it and when. */
export function KycDocuments({ documents, types }: KycDocumentsProps) {
  const { t, format } = useTexts();
  const words = useKycWords();
  return (
    <Part title={t('kyc.documents')}>
      <ul className={styles.documents} role="list">
        {documents.map(({ id, type, status, masked, reason, submittedAt, decidedAt, expiry }) => (
          <li key={id} className={styles.document}>
            <div className={styles.documentHead}>
              <bdi className={styles.documentName}>
                {words.typeLabel({
                  name: type,
                  label: types.find(({ name }) => name === type)?.label ?? type,
                })}
              </bdi>
              <RequestStatusChip status={status} />
            </div>
            {masked !== '' && <bdi className={styles.meta}>{cleanText(masked, 40)}</bdi>}
            {reason !== '' && (status === 'declined' || status === 'expired') && (
              <p className={styles.reason}>
                <bdi>{cleanText(reason)}</bdi>
              </p>
            )}
            <Facts
              className={styles.dates}
              facts={[
                submittedAt !== null && { name: t('kyc.sentAt'), value: format.dateTime(submittedAt) },
                decidedAt !== null && { name: t('kyc.decidedAt'), value: format.dateTime(decidedAt) },
                expiry !== null &&
                  status === 'approved' && { name: t('kyc.validUntil'), value: dayWords(expiry, format) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
