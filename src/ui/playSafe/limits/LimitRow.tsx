import { useState } from 'react';
import styles from './Limits.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { leftOf, type SelfLimit } from '@/domain/playSafe/SelfLimit';
import type { Paise } from '@/domain/shared/Money';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { ProgressBar } from '@/ui/kit/feedback/ProgressBar';

export interface LimitRowProps {
  readonly app: PlaySafeApp;
  readonly limit: SelfLimit;
  /** By the server's clock. */
  readonly now: number;
  readonly onEdit: () => void;
}

/** One window of one limit: how much, how much of it is left, and what waits. */
export function LimitRow({ app, limit, now, onEdit }: LimitRowProps) {
  const { t, format } = useTexts();
  const { amount, used, wanted, kind, period } = limit;
  const say = (money: Paise | null): string =>
    money === null ? t('playSafe.limit.none') : format.moneyShort(money);
  const left = leftOf(limit);
  const names = { kind: t(`playSafe.kind.${kind}`), period: t(`playSafe.period.${period}`) };
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span>
          {t(`playSafe.period.${period}`)}
          {amount === null && (
            <span className={styles.small}>{t('playSafe.limit.used', { usedPaise: used })}</span>
          )}
        </span>
        {amount === null ? (
          <span className={styles.amount}>{t('playSafe.limit.none')}</span>
        ) : (
          <strong className={styles.amount}>{say(amount)}</strong>
        )}
        <Button
          size="small"
          variant="secondary"
          onClick={onEdit}
          aria-label={t(amount === null ? 'playSafe.limit.setOf' : 'playSafe.limit.changeOf', names)}
        >
          {t(amount === null ? 'playSafe.limit.set' : 'playSafe.limit.change')}
        </Button>
      </div>
      {left !== null && amount !== null && (
        <>
          <ProgressBar max={amount} value={used} whenFull="usedUp" />
          <p className={styles.figures}>
            <span>{t('playSafe.limit.used', { usedPaise: used })}</span>
            <span>{t('playSafe.limit.left', { leftPaise: left })}</span>
          </p>
        </>
      )}
      {wanted !== null && (
        <Wanted
          app={app}
          limit={limit}
          isReady={now >= wanted.from}
          amountText={say(wanted.amount)}
          is={say(amount)}
        />
      )}
    </li>
  );
}

interface WantedProps {
  readonly app: PlaySafeApp;
  readonly limit: SelfLimit;
  readonly isReady: boolean;
  readonly amountText: string;
  readonly is: string;
}

/** A higher limit on its way: when it can be confirmed, and that nothing has changed yet. */
function Wanted({ app, limit, isReady, amountText, is }: WantedProps) {
  const { t, format, renderMessage } = useTexts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Message | null>(null);
  const { kind, period, wanted } = limit;
  const from = wanted === null ? '' : format.dateTime(wanted.from);

  async function answer(what: 'confirm' | 'withdraw'): Promise<void> {
    setBusy(true);
    const reply = await app.change({ do: what, kind, period });
    setBusy(false);
    setFailed(reply.ok ? null : reply.error);
  }
  return (
    <div className={styles.waits} role="status">
      <p>
        {t(isReady ? 'playSafe.limit.ready' : 'playSafe.limit.waits', {
          amount: wanted?.amount === null ? t('playSafe.limit.noneAsked') : amountText,
          from,
          now: is,
        })}
      </p>
      {failed !== null && <p className={styles.error}>{renderMessage(failed)}</p>}
      <div className={styles.ways}>
        {isReady && (
          <Button size="small" busy={busy} onClick={() => void answer('confirm')}>
            {wanted?.amount === null
              ? t('playSafe.limit.confirmNone')
              : t('playSafe.limit.confirm', { amount: amountText })}
          </Button>
        )}
        <Button size="small" busy={busy} onClick={() => void answer('withdraw')}>
          {t('playSafe.limit.keep', { now: is })}
        </Button>
      </div>
    </div>
  );
}
