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
import { passFocusOn } from '@/ui/device/passFocusOn';
import { useCashier } from '../../account/CashierContext';
import { EarlierFound, Unconfirmed } from '../../Unconfirmed';
import { MissingChecks } from '../MissingChecks';
import { WithdrawSteps, type WithdrawStepsProps } from '../WithdrawSteps';
import { ReviewStep } from './ReviewStep';
import { UnknownStep } from './UnknownStep';
import { useReviewEntry } from './useReviewEntry';
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
  const [placeId, setPlaceId] = useState<string | null>(() => firstPlace(places, accounts)?.id ?? null);
  const fresh = (at: WithdrawPlace | null): WithdrawDraft =>
    emptyDraft(at?.method ?? methods[0], at?.account ?? null);
  const [draft, setDraft] = useState<WithdrawDraft>(() => ({
    ...fresh(firstPlace(places, accounts)),
    amountText: chosenAmount ?? '',
  }));
  const [asked, setAsked] = useState<{ readonly order: WithdrawOrder; readonly by: WithdrawMethod } | null>(
    null,
  );
  const { submission } = withdrawals.view;
  const stays =
    isUndecidedSubmission(submission) ||
    submission.state === 'rejected' ||
    (submission.state === 'unconfirmed' && asked !== null);
  // What has just been asked for shuts its place: the entries stay where they are until it is known what became of it.
  // Any other that shuts leaves nothing chosen: money never goes on to a place by itself.
  const place = places.find(({ id, open }) => id === placeId && (open || stays)) ?? null;
  const wizard = chosenAmount !== undefined;
  const review = useReviewEntry(submission.state === 'accepted', () => {
    // What is on its way keeps its form, and a receipt is not read away.
    if (isUndecidedSubmission(submission) || submission.state === 'accepted') return;
    withdrawals.acknowledge();
    setAsked(null);
    passFocusOn();
  });

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
    setAsked(null);
    const first = firstPlace(places, accounts);
    setPlaceId(first?.id ?? null);
    setDraft(fresh(first));
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
  if (!stays && !(mayWithdraw(checks) && places.some(({ open }) => open)))
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
  function choose(next: WithdrawPlace): void {
    setPlaceId(next.id);
    const { amountText, note, address } = draft;
    setDraft({
      ...fresh(next),
      ...{ amountText, note, address: next.method.id === place?.method.id ? address : '' },
    });
    withdrawals.acknowledge();
  }
  function submit(order: WithdrawOrder, by: WithdrawMethod): void {
    void withdrawals.submit(order, withdrawSummary(order, by, accounts));
  }
  function send(order: WithdrawOrder, by: WithdrawMethod): void {
    setAsked({ order, by });
    if (needsReview(order)) review.open();
    else submit(order, by);
  }
  if (asked !== null && review.shown)
    return (
      <>
        {steps('review')}
        <Unconfirmed of={submission} />
        <ReviewStep
          order={asked.order}
          method={methods.find(({ id }) => id === asked.by.id) ?? asked.by}
          accounts={accounts}
          submission={submission}
          onBack={review.close}
          onSubmit={() => submit(asked.order, asked.by)}
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
        place={place}
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
