import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { defaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import { readWithdrawAmount } from '@/domain/cashier/withdrawals/withdrawAmount';
import { firstPlace, withdrawPlaces } from '@/domain/cashier/withdrawals/withdrawPlaces';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { RadioCard, RadioCards } from '@/ui/kit/field/RadioCards';
import { Redirect } from '@/ui/navigation/Redirect';
import { WithdrawGate } from './WithdrawGate';
import { AmountEntry } from './form/AmountEntry';
import { DefaultShutNote } from './form/DefaultShutNote';
import { MoneyNow } from './hub/MoneyNow';
import { feeText, limitsText, timeText } from './methodTexts';
import styles from './Withdraw.module.css';
import { WithdrawFrame } from './WithdrawFrame';
import { WithdrawSteps } from './WithdrawSteps';

/** /withdrawnew: how much and how, where the brand wants it in two steps; elsewhere another name of /withdraw. */
export function WithdrawWizardPage() {
  const { config } = usePlayerApp();
  const { t } = useTexts();
  if (config.withdrawVariant !== 'wizard') return <Redirect from="/withdrawnew" to="/withdraw" />;
  return (
    <WithdrawFrame title={t('withdraw.title.wizard')} back="/withdraw">
      <WithdrawGate>
        {(overview) => (
          <>
            <WithdrawSteps at="amount" />
            <FirstStep overview={overview} />
          </>
        )}
      </WithdrawGate>
    </WithdrawFrame>
  );
}

function FirstStep({ overview }: { readonly overview: WithdrawOverview }) {
  const { t, format } = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { methods, situation, accounts } = overview;
  const places = withdrawPlaces(methods, accounts, situation.waiting);
  const [chosen, setChosen] = useState(() => firstPlace(places, accounts)?.method.id ?? '');
  const [text, setText] = useState('');
  const [judged, setJudged] = useState(false);
  const method = methods.find(({ id }) => id === chosen);
  const amount =
    method === undefined
      ? null
      : readWithdrawAmount(text, { ...method, withdrawable: situation.withdrawable });

  function next(event: FormEvent): void {
    event.preventDefault();
    setJudged(true);
    if (method === undefined || amount === null) return;
    if (amount.ok) void navigate('/withdrawnewForm', { state: { method: method.id, amount: text } });
    else form.current?.querySelector<HTMLElement>("[data-part='amount'] input")?.focus();
  }
  return (
    <form ref={form} className={styles.columns} noValidate onSubmit={next}>
      <div className={styles.column}>
        <div className={styles.card}>
          <div className={styles.fields}>
            <DefaultShutNote of={defaultShut(places, accounts)} />
            <RadioCards legend={t('withdraw.methods')}>
              {methods.map((each) => (
                <RadioCard
                  key={each.id}
                  label={each.name}
                  name="method"
                  value={each.id}
                  checked={each.id === chosen}
                  disabled={each.closed !== null || situation.waiting.includes(each.id)}
                  onChoose={setChosen}
                >
                  <span className={styles.account}>
                    <strong>
                      <bdi>{each.name}</bdi>
                    </strong>
                    <span className={styles.note}>
                      {[limitsText(each, t, format), feeText(each, t, format), timeText(each.minutes, t)]
                        .filter((term) => term !== null)
                        .join(' · ')}
                    </span>
                  </span>
                </RadioCard>
              ))}
            </RadioCards>
            {method !== undefined && (
              <AmountEntry
                limits={method}
                situation={situation}
                text={text}
                fixed={false}
                problem={judged && amount !== null && !amount.ok ? amount.error : null}
                onEdit={setText}
                onJudge={() => setJudged(true)}
              />
            )}
          </div>
        </div>
      </div>
      <div className={styles.column}>
        <MoneyNow situation={situation} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" wide disabled={method === undefined}>
            {t('withdraw.continue')}
          </Button>
        </div>
      </div>
    </form>
  );
}
