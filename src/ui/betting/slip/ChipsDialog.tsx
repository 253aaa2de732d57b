import { useState, type FormEvent } from 'react';
import { stakeText } from '@/domain/betting/parseStake';
import type { Message } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import styles from './StakeHelp.module.css';

/** The player's own amounts for the chips; or back to the usual ones. */
export function ChipsDialog({ open, onClose }: OpenAndClose) {
  const { t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('chips.title')}>
      <ChipsForm onDone={onClose} />
    </Dialog>
  );
}

function ChipsForm({ onDone }: { readonly onDone: () => void }) {
  const { betting } = usePlayerApp();
  const { t, renderMessage } = useTexts();
  const [texts, setTexts] = useState(() => betting.view.stakeChips.map(stakeText));
  const [errors, setErrors] = useState<readonly (Message | null)[]>([]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const answer = betting.changeChips(texts);
    if (answer.ok) onDone();
    else setErrors(answer.error);
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p className={styles.hint}>{t('chips.hint')}</p>
      <div className={styles.fields}>
        {texts.map((text, at) => {
          const error = errors[at];
          return (
            <MoneyField
              // eslint-disable-next-line react/no-array-index-key -- a chip is its place
              key={at}
              whole
              label={t('chips.chip', { number: at + 1 })}
              value={text}
              onValueChange={(typed) => setTexts(texts.map((each, place) => (place === at ? typed : each)))}
              error={error === null || error === undefined ? undefined : renderMessage(error)}
              autoComplete="off"
            />
          );
        })}
      </div>
      <ActionBar>
        <Button
          onClick={() => {
            betting.changeChips('defaults');
            onDone();
          }}
        >
          {t('chips.defaults')}
        </Button>
        <Button type="submit" variant="primary">
          {t('chips.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
