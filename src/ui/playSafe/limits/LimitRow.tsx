import { useState } from 'react';
import styles from './Limits.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { leftOf, type SelfLimit } from '@/domain/playSafe/SelfLimit';
import type { Paise } from '@/domain/shared/Money';
import type { Message } from '@/domain/shared/Message';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';

export interface LimitRowProps {
  readonly app: PlaySafeApp;
  readonly limit: SelfLimit;
  /** By the server's clock. */
  readonly now: number;
  readonly onEdit: () => void;
}

/** One window of one limit: how much, how much of it is left, and what waits. */
export function LimitRow({ app, limit, now, onEdit }: LimitRowProps) {
  const t = useText();
  const format = useFormat();
  const { amount, used, wanted, kind, period } = limit;
  const say = (money: Paise | null): string =>
    money === null ? t('playSafe.limit.none') : format.moneyShort(money);
  const left = leftOf(limit);
  const names = { kind: t(`playSafe.kind.${kind}`), period: t(`playSafe.period.${period}`) };
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.period}>{t(`playSafe.period.${period}`)}</span>
        <span className={styles.amount}>
          {amount !== null && <strong>{say(amount)}</strong>}
          {amount === null && t('playSafe.limit.none')}
          <span>
            {left === null
              ? t('playSafe.limit.used', { usedPaise: used })
              : t('playSafe.limit.left', { leftPaise: left })}
          </span>
        </span>
        <Button
          size="small"
          onClick={onEdit}
          aria-label={t(amount === null ? 'playSafe.limit.setOf' : 'playSafe.limit.changeOf', names)}
        >
          {t(amount === null ? 'playSafe.limit.set' : 'playSafe.limit.change')}
        </Button>
      </div>
      {amount !== null && (
        <progress
          className={classNames(styles.bar, used >= amount && styles.full)}
          max={Math.max(1, amount)}
          value={Math.min(used, amount)}
          aria-hidden="true"
        />
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
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
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
        {t(isReady ? 'playSafe.limit.ready' : 'playSafe.limit.waits', { amount: amountText, from, now: is })}
      </p>
      {failed !== null && <p className={styles.error}>{render(failed)}</p>}
      <div className={styles.ways}>
        {isReady && (
          <Button size="small" variant="primary" busy={busy} onClick={() => void answer('confirm')}>
            {t('playSafe.limit.confirm', { amount: amountText })}
          </Button>
        )}
        <Button size="small" busy={busy} onClick={() => void answer('withdraw')}>
          {t('playSafe.limit.keep', { now: is })}
        </Button>
      </div>
    </div>
  );
}
