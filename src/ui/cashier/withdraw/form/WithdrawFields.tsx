import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { readWithdrawAmount } from '@/domain/cashier/withdrawals/withdrawAmount';
import { MAX_NOTE, readWithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { Card } from '@/ui/kit/list/Card';
import styles from '../Withdraw.module.css';
import { AmountEntry } from './AmountEntry';
import { FiguresCard } from './FiguresCard';
import { TargetEntry } from './TargetEntry';

export interface WithdrawFieldsProps {
  readonly overview: WithdrawOverview;
  readonly method: WithdrawMethod;
  readonly draft: WithdrawDraft;
  readonly amountFixed: boolean;
  readonly onEdit: (change: Partial<WithdrawDraft>) => void;
  readonly onReview: (order: WithdrawOrder) => void;
}

/** The entries: judged on leaving a field, then on every edit; the first that is wrong gets the focus. */
export function WithdrawFields({
  overview,
  method,
  draft,
  amountFixed,
  onEdit,
  onReview,
}: WithdrawFieldsProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [judged, setJudged] = useState<ReadonlySet<'amount' | 'target'>>(new Set());
  const judge = (...names: readonly ('amount' | 'target')[]) => setJudged(new Set([...judged, ...names]));
  const { situation, accounts } = overview;
  const read = readWithdrawDraft(draft, method, situation, accounts);
  const { withdrawable } = situation;
  const amount = readWithdrawAmount(draft.amountText, { ...method, withdrawable });
  const wrong = read.ok ? { amount: null, target: null } : read.error;

  function review(event: FormEvent): void {
    event.preventDefault();
    judge('amount', 'target');
    if (read.ok) return onReview(read.value);
    const first = wrong.amount !== null && !amountFixed ? 'amount' : 'target';
    form.current?.querySelector<HTMLElement>(`[data-part='${first}'] input`)?.focus();
  }
  return (
    <form ref={form} className={styles.columns} noValidate onSubmit={review}>
      <div className={styles.column}>
        <Card title={<bdi>{method.name}</bdi>}>
          <div className={styles.fields}>
            <AmountEntry
              method={method}
              situation={situation}
              text={draft.amountText}
              fixed={amountFixed}
              problem={judged.has('amount') || amountFixed ? wrong.amount : null}
              onEdit={(amountText) => onEdit({ amountText })}
              onJudge={() => judge('amount')}
            />
            <TargetEntry
              method={method}
              accounts={accounts}
              draft={draft}
              problem={judged.has('target') ? wrong.target : null}
              onEdit={onEdit}
              onJudge={() => judge('target')}
            />
            <TextField
              label={t('withdraw.form.note')}
              hint={t('withdraw.form.note.hint')}
              name="note"
              maxLength={MAX_NOTE}
              value={draft.note}
              onValueChange={(note) => onEdit({ note })}
            />
          </div>
        </Card>
      </div>
      <div className={styles.column}>
        <FiguresCard method={method} amount={amount.ok ? amount.value : null} />
        <div className={styles.go}>
          <Button type="submit" variant="primary" wide>
            {t('withdraw.form.review')}
          </Button>
        </div>
      </div>
    </form>
  );
}
