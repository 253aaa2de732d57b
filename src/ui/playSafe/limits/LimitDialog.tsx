import { useState, type FormEvent } from 'react';
import { BelowSmallestDeposit } from './BelowSmallestDeposit';
import styles from './Limits.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { stakeText } from '@/domain/betting/parseStake';
import { limitChange } from '@/domain/playSafe/limitChange';
import { parseLimit } from '@/domain/playSafe/parseLimit';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { say, type Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';

const DAY_MS = 86_400_000;

export interface LimitDialogProps {
  readonly app: PlaySafeApp;
  readonly limit: SelfLimit;
  readonly onClose: () => void;
}

/** By the attribute, which React does not write: the browser then gives it the focus as it opens the dialog. */
const takesFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');

/** Sets one limit; says before the press when the change counts. */
export function LimitDialog({ app, limit, onClose }: LimitDialogProps) {
  const { device } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const { kind, period, amount } = limit;
  const [text, setText] = useState(amount === null ? '' : stakeText(amount));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Message | null>(null);
  const typed = parseLimit(text);
  const change = typed.ok ? limitChange(amount, typed.value) : null;
  const from = format.dateTime(device.clock.now() + DAY_MS);
  const now = amount === null ? t('playSafe.limit.none') : format.moneyShort(amount);

  async function ask(wanted: Paise | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    const reply = await app.change({ do: 'set', kind, period, amount: wanted });
    setBusy(false);
    if (reply.ok) onClose();
    else setFailed(reply.error);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (typed.ok) void ask(typed.value);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('playSafe.limit.edit', {
        kind: t(`playSafe.kind.${kind}`),
        period: t(`playSafe.period.${period}`),
      })}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <MoneyField
          ref={takesFocus}
          label={t('playSafe.limit.field')}
          hint={t(`playSafe.kindHint.${kind}`)}
          value={text}
          onValueChange={setText}
          error={tried && !typed.ok ? renderMessage(say(typed.error)) : undefined}
        />
        <p className={styles.effect} role="status">
          {change === 'none' && t('playSafe.limit.same')}
          {change === 'atOnce' && t('playSafe.limit.atOnce')}
          {change === 'later' && t('playSafe.limit.later', { from, now })}
        </p>
        {kind === 'deposit' && typed.ok && change !== 'none' && <BelowSmallestDeposit limit={typed.value} />}
        {failed !== null && (
          <p className={styles.error} role="alert">
            {renderMessage(failed)}
          </p>
        )}
        <ActionBar>
          {amount !== null && (
            <Button variant="ghost" busy={busy} onClick={() => void ask(null)}>
              {t('playSafe.limit.remove')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('common.submitting')}>
            {t(change === 'later' ? 'playSafe.limit.ask' : 'playSafe.limit.save')}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  );
}
