import ReceiptText from 'lucide-react/icons/receipt-text';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStepHead } from '../useStepHead';
import form from './DepositForm.module.css';
import { DepositState } from './DepositState';
import styles from './DepositState.module.css';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { SandboxReviewsSlot } from '@/ui/sandbox/SandboxReviewsSlot';
import { useCashier } from '../account/CashierContext';

/** Back from a gateway's page. Whatever the address claims is not looked at: the server tells what became of the payment (F65). */
export const ReturnedPayment = observer(function ReturnedPayment() {
  const { deposits } = useCashier();
  const t = useText();
  const { recent } = deposits.view;
  useEffect(() => deposits.watch(), [deposits]);

  const key = deposits.leftWith();
  const deposit =
    key === null || recent.state !== 'ready' ? undefined : recent.value.find((each) => each.key === key);
  const head = useStepHead(deposit?.status ?? null);

  if (recent.state === 'loading')
    return (
      <div className={styles.panel} role="status">
        <Spinner size="large" />
        <p className={styles.text}>{t('deposit.return.asking')}</p>
      </div>
    );
  if (recent.state === 'failed')
    return <LoadFailed message={recent.message} onRetry={() => void deposits.reload()} />;
  if (deposit === undefined)
    return (
      <EmptyState
        icon={ReceiptText}
        text={t('deposit.return.none')}
        action={<LinkButton to="/gatewaylist">{t('pages.deposit')}</LinkButton>}
      />
    );
  return (
    <>
      <div className={form.step} ref={head} tabIndex={-1}>
        <DepositState deposit={deposit} />
      </div>
      <SandboxReviewsSlot id={deposit.id} />
    </>
  );
});
