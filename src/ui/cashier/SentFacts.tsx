import styles from './SentFacts.module.css';
import { sentOf, type Submission } from '@/domain/cashier/Submission';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';

/** What was sent and has no answer yet, as the device saved it: a page that is opened again has lost nothing. */
export function SentFacts({ of }: { readonly of: Submission<unknown> }) {
  const { t, format } = useTexts();
  const sent = sentOf(of);
  if (sent?.summary === undefined) return null;
  const { amount, method, account, reference } = sent.summary;
  return (
    <section className={styles.sent} aria-label={t('cashier.sent')}>
      <h3 className={styles.title}>{t('cashier.sent')}</h3>
      <Facts
        className={styles.facts}
        facts={[
          { name: t('cashier.amount'), value: format.money(amount) },
          method !== '' && { name: t('cashier.method'), value: method },
          account !== '' && { name: t('cashier.sent.account'), value: account },
          reference !== '' && { name: t('cashier.sent.reference'), value: reference },
          { name: t('cashier.sent.at'), value: format.dateTime(sent.sentAt) },
        ]}
      />
    </section>
  );
}
