import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { moneyPlace } from '@/domain/cashier/withdrawals/Withdrawal';
import type { MoneyPlace, Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon } from '@/ui/kit/icons/Icon';
import type { IconShape } from '@/ui/kit/icons/Icon';
import { Card } from '@/ui/kit/list/Card';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import styles from '../Withdraw.module.css';
import { WithdrawalStatus } from '../WithdrawalStatus';
import { useFollowed } from './useFollowed';

const MARKS: Readonly<Record<MoneyPlace, IconShape>> = {
  onItsWay: Clock,
  notKnown: Clock,
  paid: CircleCheck,
  back: Undo2,
};

/** The server's word: where the money is, what happens next and when. It follows the request while it stands here. */
export function WithdrawReceipt({ told: first }: { readonly told: Withdrawal }) {
  const t = useText();
  const told = useFollowed(first);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const place = moneyPlace(told);
  return (
    <div className={styles.narrow}>
      <Card>
        <div className={styles.done}>
          <span className={styles[place]}>
            <Icon of={MARKS[place]} size={32} />
          </span>
          <h2 ref={head} tabIndex={-1} className={styles.stepTitle}>
            {t(TITLES[place])}
          </h2>
          <p className={styles.accountFoot}>
            <WithdrawalStatus of={told} />
          </p>
          {told.note !== '' && (
            <p className={styles.note}>
              {t('withdraw.done.note')} <bdi>{told.note}</bdi>
            </p>
          )}
        </div>
        <Steps of={told} place={place} />
        <CopyRow
          label={t('withdraw.done.id')}
          value={told.id}
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

const TITLES = {
  onItsWay: 'withdraw.done.title',
  notKnown: 'withdraw.done.title',
  paid: 'withdraw.done.title.approved',
  back: 'withdraw.done.title.back',
} as const;

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
