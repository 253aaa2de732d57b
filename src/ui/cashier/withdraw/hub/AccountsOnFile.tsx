import { Link } from 'react-router-dom';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { AccountMark } from '../AccountMark';
import styles from '../Withdraw.module.css';

/** What can be paid to, masked; kept on a page of its own. */
export function AccountsOnFile({ accounts }: { readonly accounts: readonly BankAccount[] | null }) {
  const t = useText();
  const payable = accounts?.filter(({ type }) => type !== 'card');
  const link = (
    <Link to="/bank-details" className={styles.fix}>
      {t(payable?.length === 0 ? 'withdraw.accounts.add' : 'withdraw.accounts.manage')}
    </Link>
  );
  return (
    <Card title={t('withdraw.accounts')} aside={link} flush>
      {payable === undefined && <p className={styles.none}>{t('withdraw.accounts.failed')}</p>}
      {payable?.length === 0 && <p className={styles.none}>{t('withdraw.accounts.none')}</p>}
      <ul className={styles.waiting}>
        {payable?.map((account) => (
          <li key={account.id} className={styles.wait}>
            <AccountMark account={account} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
