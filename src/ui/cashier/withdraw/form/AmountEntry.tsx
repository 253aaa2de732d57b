import { Link } from 'react-router-dom';
import { pastedStake, stakeText } from '@/domain/betting/parseStake';
import { allOf, type AmountProblem } from '@/domain/cashier/withdrawals/withdrawAmount';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { rupees } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { StakeChips } from '@/ui/kit/field/StakeChips';
import styles from '../Withdraw.module.css';

export interface AmountEntryProps {
  /** Of the way that is chosen; the widest of all while none is. */
  readonly limits: Pick<WithdrawMethod, 'min' | 'max'>;
  readonly situation: WithdrawSituation;
  readonly text: string;
  /** Chosen before: it is shown, and can be changed there. */
  readonly fixed: boolean;
  readonly problem: AmountProblem | null;
  readonly onEdit: (text: string) => void;
  readonly onJudge: () => void;
}

const PRESETS = [500, 1_000, 5_000, 10_000, 25_000].map(rupees);

/** How much: typed, picked, or all that may leave. */
export function AmountEntry(props: AmountEntryProps) {
  const { limits: allowed, situation, text, fixed, problem, onEdit, onJudge } = props;
  const { t, format } = useTexts();
  const { min, max } = allowed;
  const { withdrawable } = situation;
  const limits = { min: format.moneyShort(min), max: format.moneyShort(max) };
  const values = { ...limits, withdrawable: format.money(withdrawable) };
  const error = problem === null ? undefined : t(`withdraw.wrong.${problem}`, values);
  if (fixed)
    return (
      <div className={styles.fixed} data-part="amount">
        <span className={styles.muted}>{t('cashier.amount')}</span>
        <strong>₹{text}</strong>
        <Link to="/withdrawnew" className={styles.fix}>
          {t('withdraw.form.change')}
        </Link>
        {error !== undefined && <p className={styles.wrong}>{error}</p>}
      </div>
    );
  const presets = PRESETS.filter((amount) => amount >= min && amount <= max).slice(0, 3);
  const chips = [
    ...presets.map((amount) => ({
      id: stakeText(amount),
      label: format.moneyShort(amount),
      off: amount > withdrawable,
    })),
    { id: 'all', label: t('withdraw.form.all'), off: withdrawable < min },
  ];
  return (
    <div className={styles.entry} data-part="amount">
      <MoneyField
        label={t('cashier.amount')}
        hint={t('withdraw.form.limits', values)}
        error={error}
        name="amount"
        value={text}
        onValueChange={onEdit}
        onBlur={onJudge}
        onPaste={(event) => {
          event.preventDefault();
          onEdit(pastedStake(event.clipboardData.getData('text')));
        }}
      />
      <StakeChips
        label={t('withdraw.form.presets')}
        chips={chips}
        onPick={(id) => {
          onEdit(id === 'all' ? stakeText(allOf({ min, max, withdrawable })) : id);
          onJudge();
        }}
      />
    </div>
  );
}
