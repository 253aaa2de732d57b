import styles from './DepositState.module.css';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { RequestStatusChip } from '../account/RequestStatusChip';

/** What a player tells support. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const { id, reference, amount, credit, status, createdAt, decidedAt } = deposit;
  const rows: readonly (readonly [string, string])[] = [
    [t('deposit.done.id'), id],
    [t('deposit.done.transaction'), reference],
    [t('deposit.done.amount'), format.money(amount)],
    [
      t(status === 'approved' ? 'deposit.done.credited' : 'deposit.done.credit'),
      status === 'declined' || status === 'expired' ? '' : format.money(credit),
    ],
    [t('deposit.done.at'), createdAt === null ? '' : format.dateTime(createdAt)],
    [t('deposit.done.decided'), decidedAt === null ? '' : format.dateTime(decidedAt)],
  ];
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('deposit.done.status')}</dt>
        <dd>
          <RequestStatusChip status={status} />
        </dd>
      </div>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
