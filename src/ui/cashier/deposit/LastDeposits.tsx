import styles from './Gateways.module.css';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { RequestStatusChip } from '../account/RequestStatusChip';

const MAX = 3;

/** What became of the last payments, newest first. */
export function LastDeposits({ deposits }: { readonly deposits: readonly Deposit[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('deposit.last')} flush>
      {deposits.length === 0 ? (
        <p className={styles.deposit}>
          <span className={styles.when}>{t('deposit.last.none')}</span>
        </p>
      ) : (
        <ul className={styles.deposits} role="list">
          {deposits.slice(0, MAX).map((deposit) => (
            <li key={deposit.id} className={styles.deposit}>
              <span className={styles.what}>
                {format.money(deposit.amount)} · <bdi>{deposit.gatewayName}</bdi>
              </span>
              <RequestStatusChip status={deposit.status} />
              <span className={styles.when}>
                {deposit.createdAt === null ? '–' : format.dateTime(deposit.createdAt)} ·{' '}
                <bdi>{deposit.id}</bdi>
                {deposit.reason !== '' && (
                  <>
                    {' · '}
                    <bdi>{deposit.reason}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
