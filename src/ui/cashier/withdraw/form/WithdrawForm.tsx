import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { isUndecidedSubmission } from '@/domain/cashier/Submission';
import { formChecks, mayWithdraw } from '@/domain/cashier/withdrawals/withdrawChecks';
import { emptyDraft, withdrawSummary, type WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import {
  firstPlace,
  needsReview,
  withdrawPlaces,
  type WithdrawPlace,
} from '@/domain/cashier/withdrawals/withdrawPlaces';
import type { WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useCashier } from '../../account/CashierContext';
import { EarlierFound, Unconfirmed } from '../../Unconfirmed';
import { MissingChecks } from '../MissingChecks';
import { WithdrawSteps, type WithdrawStepsProps } from '../WithdrawSteps';
import { ReviewStep } from './ReviewStep';
import { UnknownStep } from './UnknownStep';
import { WithdrawFields } from './WithdrawFields';
import { WithdrawReceipt } from './WithdrawReceipt';

export interface WithdrawFormProps {
  readonly overview: WithdrawOverview;
  /** The ways out to choose from here. */
  readonly methods: readonly WithdrawMethod[];
  /** Chosen on a page before; then it is not asked for again. */
  readonly chosenAmount?: string;
  readonly onRefresh: () => void;
}

/** One withdrawal from its first entry to its receipt. Entries survive a refusal; what was sent is shown, whatever became of it. */
export const WithdrawForm = observer(function WithdrawForm(props: WithdrawFormProps) {
  const { overview, methods, chosenAmount, onRefresh } = props;
  const { withdrawals } = useCashier();
  const { situation, accounts } = overview;
  const places = withdrawPlaces(methods, accounts, situation.waiting);
  const [placeId, setPlaceId] = useState<string | null>(() => firstPlace(places)?.id ?? null);
  const fresh = (at: WithdrawPlace | null): WithdrawDraft => ({
    ...emptyDraft(at?.method ?? methods[0], accounts),
    accountId: at?.account?.id ?? '',
  });
  const [draft, setDraft] = useState<WithdrawDraft>(() => ({
    ...fresh(firstPlace(places)),
    amountText: chosenAmount ?? '',
  }));
  const [order, setOrder] = useState<WithdrawOrder | null>(null);
  const { submission } = withdrawals.view;
  const stays =
    isUndecidedSubmission(submission) ||
    submission.state === 'rejected' ||
    (submission.state === 'unconfirmed' && order !== null);
  // What has just been asked for shuts its place: the entries stay where they are until it is known what became of it.
  const picked = places.find(({ id, open }) => id === placeId && (open || stays));
  const place = picked ?? firstPlace(places);
  const wizard = chosenAmount !== undefined;

  useEffect(() => {
    withdrawals.resume();
    return () => withdrawals.acknowledge();
  }, [withdrawals]);
  // What was asked for or refused has changed what can be paid out.
  useEffect(() => {
    if (submission.state === 'accepted' || submission.state === 'rejected') onRefresh();
  }, [submission.state, onRefresh]);

  function again(): void {
    withdrawals.acknowledge();
    setOrder(null);
    setPlaceId(null);
    setDraft(fresh(firstPlace(places)));
  }
  const steps = (at: WithdrawStepsProps['at']) => wizard && <WithdrawSteps at={at} />;
  if (submission.state === 'accepted')
    return (
      <>
        {steps('done')}
        <EarlierFound of={submission} />
        <WithdrawReceipt received={submission.received} onMore={again} />
      </>
    );
  if (submission.state === 'unknown')
    return (
      <>
        {steps('sending')}
        <UnknownStep of={submission} />
      </>
    );
  const checks = formChecks(situation, methods, accounts);
  if (place === null || (!mayWithdraw(checks) && !stays))
    return (
      <>
        <Unconfirmed of={submission} />
        <MissingChecks
          checks={checks}
          situation={situation}
          method={methods.length === 1 ? (methods[0] ?? null) : null}
        />
      </>
    );
  const chosen = place;
  function choose(next: WithdrawPlace): void {
    setPlaceId(next.id);
    const { amountText, note, address } = draft;
    setDraft({
      ...fresh(next),
      ...{ amountText, note, address: next.method.id === chosen.method.id ? address : '' },
    });
    withdrawals.acknowledge();
  }
  function submit(asked: WithdrawOrder): void {
    const by = methods.find(({ id }) => id === asked.method) ?? chosen.method;
    void withdrawals.submit(asked, withdrawSummary(asked, by, accounts));
  }
  function send(asked: WithdrawOrder): void {
    setOrder(asked);
    if (!needsReview(asked)) submit(asked);
  }
  if (order !== null && needsReview(order))
    return (
      <>
        {steps('review')}
        <Unconfirmed of={submission} />
        <ReviewStep
          order={order}
          method={methods.find(({ id }) => id === order.method) ?? chosen.method}
          accounts={accounts}
          submission={submission}
          onBack={() => {
            withdrawals.acknowledge();
            setOrder(null);
          }}
          onSubmit={() => submit(order)}
        />
      </>
    );
  return (
    <>
      {steps('entry')}
      <Unconfirmed of={submission} />
      <WithdrawFields
        overview={overview}
        places={places}
        place={chosen}
        draft={draft}
        amountFixed={wizard}
        submission={submission}
        onChoose={choose}
        onEdit={(change) => setDraft((before) => ({ ...before, ...change }))}
        onOrder={send}
      />
    </>
  );
});
