import styles from './DepositWays.module.css';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { useTexts } from '@/ui/i18n/useTexts';
import { RequestStatusChip } from '../account/RequestStatusChip';
import { Part } from '@/ui/kit/list/Part';

const MAX = 3;

/** What became of the last payments, newest first. */
export function LastDeposits({ deposits }: { readonly deposits: readonly Deposit[] }) {
  const { t, format } = useTexts();
  return (
    <Part title={t('deposit.last')}>
      {deposits.length === 0 ? (
        <p className={styles.none}>{t('deposit.last.none')}</p>
      ) : (
        <ul className={styles.ways} role="list">
          {deposits.slice(0, MAX).map((deposit) => (
            <li key={deposit.id} className={styles.deposit}>
              <span className={styles.words}>
                <span className={styles.name}>
                  {format.money(deposit.amount)} <bdi className={styles.by}>{deposit.gatewayName}</bdi>
                </span>
                <span className={styles.facts}>
                  {deposit.createdAt === null ? '–' : format.dateTime(deposit.createdAt)} ·{' '}
                  <bdi>{deposit.id}</bdi>
                  {deposit.reason !== '' && (
                    <>
                      {' · '}
                      <bdi>{deposit.reason}</bdi>
                    </>
                  )}
                </span>
              </span>
              <RequestStatusChip status={deposit.status} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
