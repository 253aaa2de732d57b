import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { moneyPlace } from '@/domain/cashier/withdrawals/Withdrawal';
import type { MoneyPlace, Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { Card } from '@/ui/kit/list/Card';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import styles from '../Withdraw.module.css';
import { WithdrawalStatus } from '../WithdrawalStatus';
import { useFollowed } from './useFollowed';

const PLACES = {
  onItsWay: { tone: 'warning', icon: Clock, title: 'withdraw.done.title' },
  notKnown: { tone: 'warning', icon: Clock, title: 'withdraw.done.title' },
  paid: { tone: 'positive', icon: CircleCheck, title: 'withdraw.done.title.approved' },
  back: { tone: 'negative', icon: Undo2, title: 'withdraw.done.title.back' },
} as const;

/** The server's word: where the money is, what happens next and when. It follows the request while it stands here. */
export function WithdrawReceipt({ received: first }: { readonly received: Withdrawal }) {
  const t = useText();
  const received = useFollowed(first);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const place = moneyPlace(received);
  return (
    <div className={styles.narrow}>
      <Card>
        <Outcome {...PLACES[place]} title={t(PLACES[place].title)} titleRef={head} live={false}>
          <p className={styles.accountFoot}>
            <WithdrawalStatus of={received} />
          </p>
          {received.note !== '' && (
            <p className={styles.note}>
              {t('withdraw.done.note')} <bdi>{received.note}</bdi>
            </p>
          )}
        </Outcome>
        <Steps of={received} place={place} />
        <CopyRow
          label={t('withdraw.done.id')}
          value={received.id}
          copyLabel={t('common.copy')}
          copiedLabel={t('common.copied')}
        />
        <div className={styles.buttons}>
          <LinkButton variant="primary" wide to="/withdrawList">
            {t('withdraw.done.list')}
          </LinkButton>
          <LinkButton wide to="/withdraw">
            {t('withdraw.done.more')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

function Steps({ of, place }: { readonly of: Withdrawal; readonly place: MoneyPlace }) {
  const t = useText();
  const format = useFormat();
  const { account, dueAt, reason } = of;
  const amount = format.money(of.amount);
  if (place === 'paid')
    return (
      <p className={styles.outcome}>
        {t('withdraw.done.paid', { amount: format.money(of.receives), account })}
      </p>
    );
  if (place === 'back')
    return (
      <p className={styles.outcome}>
        {t('withdraw.done.back', { amount })} <bdi>{reason}</bdi>
      </p>
    );
  return (
    <section className={styles.next}>
      <h3>{t('withdraw.done.next')}</h3>
      <ol>
        <li>{t('withdraw.done.step.sent', { amount })}</li>
        <li>
          {dueAt === null
            ? t('withdraw.done.step.reviewLater')
            : t('withdraw.done.step.review', { time: format.dateTime(dueAt) })}
        </li>
        <li>{t('withdraw.done.step.paid', { account })}</li>
        <li>{t('withdraw.done.step.back')}</li>
      </ol>
    </section>
  );
}
