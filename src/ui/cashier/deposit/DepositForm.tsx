import { observer } from 'mobx-react-lite';
import { useStepHead } from '../useStepHead';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AmountStep } from './AmountStep';
import { CheckingDeposit } from './CheckingDeposit';
import { ClosedGateway } from './ClosedGateway';
import styles from './DepositForm.module.css';
import { DepositState } from './DepositState';
import { DepositSummary } from './DepositSummary';
import { OpenOrderNote } from './OpenOrderNote';
import { NO_PAYMENT, type PaymentEntry } from './PaymentEntry';
import { PayStep } from './PayStep';
import { ReplacedOrder } from './ReplacedOrder';
import { useDepositVisit } from './useDepositVisit';
import { sentOf } from '@/domain/cashier/Submission';
import { depositPhase, type DepositSituation } from '@/domain/cashier/deposits/depositPhase';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { stakeText } from '@/domain/betting/parseStake';
import type { Paise } from '@/domain/shared/Money';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { SandboxReviewsSlot } from '@/ui/sandbox/SandboxReviewsSlot';
import { useCashier } from '../account/CashierContext';
import { EarlierFound, Unconfirmed } from '../Unconfirmed';

/** One deposit from the amount to the answer. Where it stands is read off the server and the device, so that it goes on after a break. */
export const DepositForm = observer(function DepositForm({ gateway }: { readonly gateway: Gateway }) {
  const { deposits } = useCashier();
  const visit = useDepositVisit();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [intent, setIntent] = useState<DepositSituation['intent']>('none');
  const [followed, setFollowed] = useState<string | null>(null);
  const [typed, setTyped] = useState<Paise | null>(null);
  // Here, not in the step: while a lost answer is looked up, the entries are still there.
  const [payment, setPayment] = useState<PaymentEntry>(NO_PAYMENT);
  const { recent, order, replaced } = deposits.view;
  const redirects = gateway.flow === 'redirect';
  const { submission } = redirects ? deposits.redirect : deposits.submission;
  useEffect(() => deposits.watch(), [deposits]);
  // What was refused at another time is not this visit's.
  useEffect(() => () => deposits.acknowledge(), [deposits]);

  const phase = depositPhase({
    gateway: gateway.id,
    submission,
    recent: recent.state === 'ready' ? recent.value : [],
    order: order?.order ?? null,
    replaced: replaced?.order ?? null,
    followed,
    intent,
  });
  if (phase.kind === 'done' && phase.deposit.id !== followed) setFollowed(phase.deposit.id);

  const head = useStepHead(phase.kind === 'done' ? phase.deposit.status : phase.kind);

  if (recent.state === 'loading')
    return (
      <div aria-busy="true" data-testid="deposit-loading">
        <Skeleton shape="block" />
      </div>
    );
  if (recent.state === 'failed')
    return <LoadFailed message={recent.message} onRetry={() => void deposits.reload()} />;
  if (gateway.closed !== null && phase.kind === 'amount') return <ClosedGateway gateway={gateway} />;
  // After a reload its reference stands in the field again: what is sent then is what was sent before, or typed.
  const sent = sentOf(submission)?.summary;
  const shown = phase.kind === 'pay' && phase.order.id === replaced?.order.id ? replaced : order;
  const known = shown?.order.gateway === gateway.id ? shown : null;
  const reference = known !== null && sent?.amount === known.order.amount ? sent.reference : '';
  const text = reference || (known === null ? '' : deposits.typedReference.read(known.order.id));
  // What was typed for one order is never there for another one.
  const entry = payment.order !== known?.order.id ? { ...NO_PAYMENT, text } : payment;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.step} ref={head} tabIndex={-1}>
          <Unconfirmed of={submission} />
          {phase.kind === 'done' && <EarlierFound of={submission} />}
          {phase.kind === 'amount' && !redirects && order !== null && known === null && (
            <OpenOrderNote open={order} />
          )}
          {phase.kind === 'amount' && (
            <AmountStep
              gateway={gateway}
              first={known === null ? visit.amount : stakeText(known.order.amount)}
              onAmount={setTyped}
              onOrdered={(app) => {
                setIntent('none');
                if (app !== null) void navigate({ search }, { replace: true, state: { app } });
              }}
            />
          )}
          {phase.kind === 'pay' && known !== null && (
            <PayStep
              gateway={gateway}
              open={known}
              entry={entry}
              onEdit={(next) => {
                deposits.typedReference.write(known.order.id, next.text);
                setPayment({ ...next, order: known.order.id });
              }}
              onChange={() => setIntent('amount')}
            />
          )}
          {phase.kind === 'replaced' && (
            <ReplacedOrder
              order={phase.order}
              by={order?.order ?? null}
              typed={deposits.typedReference.read(phase.order.id)}
              onLeave={() => deposits.leaveReplaced()}
            />
          )}
          {phase.kind === 'checking' && <CheckingDeposit of={submission} />}
          {phase.kind === 'done' && (
            <DepositState
              deposit={phase.deposit}
              back={visit.back}
              onAnother={() => {
                deposits.acknowledge();
                setFollowed(null);
                setPayment(NO_PAYMENT);
                setIntent('another');
              }}
            />
          )}
        </div>
        {phase.kind === 'done' && <SandboxReviewsSlot id={phase.deposit.id} />}
      </div>
      {(phase.kind === 'amount' || phase.kind === 'pay') && (
        <DepositSummary
          gateway={gateway}
          order={phase.kind === 'amount' ? null : phase.order}
          amount={phase.kind === 'amount' ? typed : phase.order.amount}
        />
      )}
    </div>
  );
});
