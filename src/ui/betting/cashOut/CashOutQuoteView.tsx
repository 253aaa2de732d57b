import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CashOutQuote } from '@/domain/betting/CashOut';
import type { Paise } from '@/domain/shared/Money';
import { isBallRunning } from '@/domain/sports/isBallRunning';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Amount } from '@/ui/kit/text/Amount';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { CashOutRuleField } from './CashOutRuleField';
import styles from './CashOut.module.css';

export interface CashOutQuoteProps {
  readonly market: Market;
  readonly quote: CashOutQuote;
  /** Something on this market still waits to be matched: the results are those of what is. */
  readonly waits: boolean;
  /** The amount of the quote before, when it was another. */
  readonly before: Paise | null;
  /** Monotonic; null: it is being confirmed. */
  readonly until: number | null;
}

/** The book after the cash-out, runner by runner, and how long the quote stands. */
export const CashOutQuoteView = observer(function CashOutQuoteView({
  market,
  quote,
  waits,
  before,
  until,
}: CashOutQuoteProps) {
  const { betting, sports } = usePlayerApp();
  const shut = shutReason(sports.board.definition(market.id) ?? market);
  const why = useId();
  const { t, format } = useTexts();
  const seconds = useSecondsLeft(until ?? 0);
  const busy = until === null;
  return (
    <div className={styles.stage}>
      {before !== null && (
        <p className={styles.changed} role="alert">
          {t('cashOut.changed', { from: format.signedMoney(before), to: format.signedMoney(quote.amount) })}
        </p>
      )}
      <p className={styles.total}>
        <Amount value={quote.amount}>{format.signedMoney(quote.amount)}</Amount>
      </p>
      <table className={styles.book}>
        <caption>
          {quote.part === undefined
            ? t(waits ? 'cashOut.bookWaiting' : 'cashOut.book')
            : t('cashOut.part.book', { part: quote.part })}
        </caption>
        <tbody>
          {quote.outcomes.map(({ runnerId, result }) => (
            <tr key={runnerId}>
              <th scope="row">
                <bdi>{market.runners.find(({ id }) => id === runnerId)?.name ?? runnerId}</bdi>
              </th>
              <td>
                <Amount value={result}>{format.signedMoney(result)}</Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.left} aria-live="off">
        {busy ? t('cashOut.confirming') : t('cashOut.validFor', { seconds })}
      </p>
      {!busy && <CashOutRuleField />}
      {!busy && shut !== null && (
        <p className={styles.changed} id={why} role="alert">
          {t(`cashOut.refused.${shut}`)}
        </p>
      )}
      <ActionBar>
        <Button onClick={() => betting.closeCashOut()}>{t('cashOut.keep')}</Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={t('common.submitting')}
          disabled={!busy && shut !== null}
          aria-describedby={shut === null ? undefined : why}
          onClick={() => void betting.confirmCashOut()}
        >
          {t('cashOut.confirm', { amount: format.signedMoney(quote.amount) })}
        </Button>
      </ActionBar>
    </div>
  );
});

/** Why nothing is taken now: a quote ends when its market does not take bets, however long it was to stand. */
function shutReason({ status, statusLabel }: Pick<Market, 'status' | 'statusLabel'>) {
  if (status === 'open') return null;
  if (status === 'closed') return 'marketClosed';
  return isBallRunning(statusLabel) ? 'ballRunning' : 'suspended';
}
