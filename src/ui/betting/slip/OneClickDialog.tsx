import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { parseStake } from '@/domain/betting/parseStake';
import { say, type Message } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { useActiveSlip } from './useActiveSlip';
import styles from './StakeHelp.module.css';

/** Asked once before taps become bets: for how much, and whether that is understood. */
export function OneClickDialog({ open, onClose }: OpenAndClose) {
  const { t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('oneClick.title')}>
      <OneClickForm onDone={onClose} />
    </Dialog>
  );
}

const OneClickForm = observer(function OneClickForm({ onDone }: { readonly onDone: () => void }) {
  const { betting } = usePlayerApp();
  const { t, renderMessage } = useTexts();
  const [stake, setStake] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [error, setError] = useState<Message | null>(null);

  const slip = useActiveSlip();
  const min = slip === null ? null : (betting.preview(slip.id)?.limits?.min ?? null);
  const amount = parseStake(stake);
  // Other markets may take it: a warning, no refusal.
  const tooLow = min !== null && amount.ok && amount.value < min;

  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    const answer = betting.switchOneClick(stake);
    if (answer.ok) onDone();
    else setError(answer.error);
  };
  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <p>{t('oneClick.what')}</p>
      <MoneyField
        label={t('oneClick.stake')}
        value={stake}
        onValueChange={setStake}
        hint={tooLow ? renderMessage(say('bet.belowMin', { minPaise: min })) : undefined}
        error={error === null ? undefined : renderMessage(error)}
        autoComplete="off"
      />
      <Checkbox label={t('oneClick.understood')} checked={understood} onCheckedChange={setUnderstood} />
      <ActionBar>
        <Button onClick={onDone}>{t('slip.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={!understood}>
          {t('oneClick.confirm')}
        </Button>
      </ActionBar>
    </form>
  );
});
