import styles from './DepositState.module.css';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { RequestStatusChip } from '../account/RequestStatusChip';

/** What a player tells support. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const { t, format } = useTexts();
  const { id, reference, amount, credit, status, createdAt, decidedAt } = deposit;
  return (
    <Facts
      className={styles.facts}
      facts={[
        { name: t('deposit.done.status'), value: <RequestStatusChip status={status} /> },
        id !== '' && { name: t('cashier.reference'), value: id },
        reference !== '' && { name: t('deposit.done.transaction'), value: reference },
        { name: t('cashier.amount'), value: format.money(amount) },
        status !== 'declined' &&
          status !== 'expired' && {
            name: t(status === 'approved' ? 'deposit.done.credited' : 'deposit.summary.credit'),
            value: format.money(credit),
          },
        createdAt !== null && { name: t('deposit.done.at'), value: format.dateTime(createdAt) },
        decidedAt !== null && { name: t('deposit.done.decided'), value: format.dateTime(decidedAt) },
      ]}
    />
  );
}
