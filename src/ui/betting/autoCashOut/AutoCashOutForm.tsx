import { submits } from '@/ui/form/submits';
import { useState } from 'react';
import { figureText } from '@/domain/betting/autoCashOutFigure';
import type { Message } from '@/domain/shared/Message';
import type { Market } from '@/domain/sports/Market';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import styles from '../cashOut/CashOut.module.css';
import type { OpenedAutoCashOut } from './useAutoCashOut';

export interface AutoCashOutFormProps extends OpenedAutoCashOut {
  readonly market: Market;
  /** What cashing out brings now, in words; null: nobody can say. */
  readonly brings: string | null;
}

/** At which figure the server is to cash out all of a market by itself: set, changed or removed. */
export function AutoCashOutForm({ market, brings, app, now }: AutoCashOutFormProps) {
  const { t, format, renderMessage } = useTexts();
  const active = now.active.find(({ marketId }) => marketId === market.id) ?? null;
  const sent = now.sent.find(({ marketId }) => marketId === market.id) ?? null;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const wished = sent?.amount ?? active?.amount ?? null;
  const shown = text ?? (wished === null ? '' : figureText(wished));
  // The second tap of a double tap falls where the first one set it: the same figure changes nothing.
  const same = sent === null && active !== null && shown === figureText(active.amount);
  const busy = sent !== null && sent.stage !== 'unheard';
  const submit = (): void => {
    const answer = app.set(market.matchId, market.id, shown);
    setProblem(answer.ok ? null : answer.error);
    // Whatever active then is shown.
    if (answer.ok) setText(null);
  };
  return (
    <form className={styles.stage} noValidate onSubmit={submits(() => !busy && !same && submit())}>
      <TextField
        label={t('autoCashOut.at')}
        prefix="₹"
        // A phone's keypad for amounts has no minus.
        inputMode={brings?.startsWith('-') === true || shown.startsWith('-') ? 'text' : 'decimal'}
        enterKeyHint="done"
        maxLength={24}
        value={shown}
        hint={brings === null ? t('autoCashOut.bringsUnknown') : t('autoCashOut.brings', { amount: brings })}
        error={problem === null ? undefined : renderMessage(problem)}
        readOnly={busy}
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
      />
      <p className={styles.leftOpen}>{t('autoCashOut.about')}</p>
      <p className={styles.state} role="status">
        {sent !== null
          ? t(`autoCashOut.stage.${sent.stage}`)
          : active !== null
            ? t('autoCashOut.stands', { amount: format.signedMoney(active.amount) })
            : now.known
              ? t('autoCashOut.noneSet')
              : now.failed === null
                ? t('autoCashOut.loading')
                : renderMessage(now.failed)}
      </p>
      <ActionBar>
        {!now.known && now.failed !== null && (
          <Button onClick={() => void app.reload()}>{t('common.retry')}</Button>
        )}
        {(active !== null || sent !== null) && (
          <Button
            disabled={busy}
            onClick={() => {
              setText(null);
              setProblem(null);
              void app.remove(market.id);
            }}
          >
            {t('autoCashOut.remove')}
          </Button>
        )}
        <Button
          variant="primary"
          type="submit"
          busy={busy}
          busyLabel={t('common.submitting')}
          aria-disabled={same}
        >
          {t(active === null ? 'autoCashOut.setIt' : 'autoCashOut.change')}
        </Button>
      </ActionBar>
    </form>
  );
}
