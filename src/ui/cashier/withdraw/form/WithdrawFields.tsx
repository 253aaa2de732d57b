import { useRef, useState, type FormEvent } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import type { Submission } from '@/domain/cashier/Submission';
import { defaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import type { AddressProblem } from '@/domain/cashier/withdrawals/withdrawAddress';
import { readWithdrawAmount, type AmountProblem } from '@/domain/cashier/withdrawals/withdrawAmount';
import {
  MAX_NOTE,
  readWithdrawDraft,
  type WithdrawDraft,
  type WithdrawProblems,
} from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { widestLimits, type WithdrawPlace } from '@/domain/cashier/withdrawals/withdrawPlaces';
import type { WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import { NO_MONEY, type Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import { useCoolDown } from '@/ui/cashier/useCoolDown';
import { FormMessage } from '@/ui/form/FormMessage';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { useRootMark } from '@/ui/kit/layer/useRootMark';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { useCashier } from '../../account/CashierContext';
import { AddressEntry } from './AddressEntry';
import { AmountEntry } from './AmountEntry';
import { Figures } from './Figures';
import { PlaceChoice } from './PlaceChoice';
import { WhatNext } from './WhatNext';
import { WhereTo } from './WhereTo';
import styles from './WithdrawFields.module.css';
import { Part } from '@/ui/kit/list/Part';

export interface WithdrawFieldsProps {
  readonly overview: WithdrawOverview;
  readonly places: readonly WithdrawPlace[];
  /** Where the money goes; null: that is still to be chosen. */
  readonly place: WithdrawPlace | null;
  readonly draft: WithdrawDraft;
  readonly amountFixed: boolean;
  readonly submission: Submission<unknown>;
  readonly onChoose: (place: WithdrawPlace) => void;
  readonly onEdit: (change: Partial<WithdrawDraft>) => void;
  /** All of it is right; an address that was typed is to be read once more. */
  readonly onOrder: (order: WithdrawOrder, by: WithdrawMethod) => void;
}

const NOTHING_WRONG: WithdrawProblems = { amount: null, target: null };

function unchosen(amount: Result<Paise, AmountProblem>): WithdrawProblems {
  return { amount: amount.ok ? null : amount.error, target: 'account' };
}

/** Amount and account on one screen, and what becomes of the money; the first entry that is wrong gets the focus. */
export function WithdrawFields(props: WithdrawFieldsProps) {
  const { overview, places, place, draft, amountFixed, submission, onChoose, onEdit, onOrder } = props;
  const { t, format, renderMessage } = useTexts();
  useRootMark('withdraw');
  const form = useRef<HTMLFormElement>(null);
  const [judged, setJudged] = useState<ReadonlySet<'amount' | 'target'>>(new Set());
  const judge = (...names: readonly ('amount' | 'target')[]) => setJudged(new Set([...judged, ...names]));
  const { situation, accounts } = overview;
  const method = place?.method ?? null;
  const limits = method ?? widestLimits(places) ?? { min: NO_MONEY, max: situation.withdrawable };
  const { withdrawable } = situation;
  const amount = readWithdrawAmount(draft.amountText, { ...limits, withdrawable });
  const read = method === null ? null : readWithdrawDraft(draft, method, situation, accounts);
  const wrong = read === null ? unchosen(amount) : read.ok ? NOTHING_WRONG : read.error;
  const { withdrawals } = useCashier();
  const shut = defaultShut(places, accounts);
  const typed = place !== null && place.account === null;
  const wait = useCoolDown(submission);
  const entered = `${draft.network} ${draft.address}`;
  const [misread, setMisread] = useState('');
  const latest = useRef(draft);
  latest.current = draft;

  async function send(asked: WithdrawOrder, by: WithdrawMethod): Promise<void> {
    const fits = await withdrawals.addressFits(asked.target);
    // What was changed meanwhile is pressed again.
    if (latest.current !== draft) return;
    if (fits) return onOrder(asked, by);
    setMisread(entered);
    focusOn('target');
  }
  /** What a place asks for is not wrong before it was looked at. */
  function choose(next: WithdrawPlace): void {
    setJudged(new Set([...judged].filter((part) => part !== 'target')));
    onChoose(next);
  }
  /** Of the target: its address where one is typed, else the account on file. */
  function focusOn(part: 'amount' | 'target'): void {
    const [first, ...others] =
      form.current?.querySelectorAll<HTMLElement>(`[data-part='${part}'] input:not([disabled])`) ?? [];
    (others.find((input) => input.matches('[name=address]')) ?? first)?.focus();
  }

  function order(event: FormEvent): void {
    event.preventDefault();
    judge('amount', 'target');
    if (method === null) focusOn('target');
    else if (read?.ok === true) void send(read.value, method);
    else focusOn(wrong.amount !== null && !amountFixed ? 'amount' : 'target');
  }
  function addressProblem(): AddressProblem | 'checksum' | null {
    if (misread === entered) return 'checksum';
    return wrong.target === 'account' ? null : wrong.target;
  }
  function does(): string {
    if (method === null) return t('withdraw.form.choose');
    if (typed) return t('withdraw.form.review');
    return amount.ok
      ? t('withdraw.review.submit', { amount: format.money(amount.value) })
      : t('pages.withdraw');
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={order}>
      <Part>
        <div className={styles.entry}>
          <AmountEntry
            limits={limits}
            situation={situation}
            text={draft.amountText}
            fixed={amountFixed}
            problem={judged.has('amount') || amountFixed ? wrong.amount : null}
            onEdit={(amountText) => onEdit({ amountText })}
            onJudge={() => judge('amount')}
          />
        </div>
        <div data-part="target">
          <PlaceChoice
            places={places}
            shut={shut}
            chosen={place?.id ?? null}
            wrong={judged.has('target') && wrong.target === 'account'}
            waiting={situation.waiting}
            mayAddBank={overview.methods.some(({ mode }) => mode === 'bank')}
            onChoose={choose}
          >
            {typed && method !== null && method.mode !== 'bank' && (
              <div className={styles.entry}>
                <AddressEntry
                  method={method}
                  draft={draft}
                  problem={judged.has('target') ? addressProblem() : null}
                  onEdit={onEdit}
                  onJudge={() => judge('target')}
                />
              </div>
            )}
          </PlaceChoice>
        </div>
        <Disclosure summary={t('withdraw.form.note')} openAtFirst={draft.note !== ''}>
          <TextField
            label={t('withdraw.form.note')}
            hint={t('withdraw.form.note.hint')}
            name="note"
            maxLength={MAX_NOTE}
            value={draft.note}
            onValueChange={(note) => onEdit({ note })}
          />
        </Disclosure>
      </Part>
      {method !== null && (
        <Part>
          <div className={styles.entry}>
            <Figures method={method} amount={amount.ok ? amount.value : null} />
            <WhatNext method={method} amount={amount.ok ? amount.value : null} />
          </div>
        </Part>
      )}
      <div className={styles.go}>
        {submission.state === 'rejected' && <FormMessage text={renderMessage(submission.message)} />}
        <WhereTo place={place} shut={shut} amount={amount.ok ? amount.value : null} />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={submission.state === 'submitting'}
          busyLabel={t('common.submitting')}
          disabled={wait > 0}
        >
          {wait > 0 ? t('cashier.wait', { seconds: wait }) : does()}
        </Button>
      </div>
    </form>
  );
}
