import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { moneyPlace, type MoneyPlace, type Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { showBeginning } from '../../showBeginning';
import { ShareReceipt } from '../../account/ShareReceipt';
import styles from '../Withdraw.module.css';
import { WithdrawalStatus } from '../WithdrawalStatus';
import { useFollowed } from './useFollowed';
import receiptStyles from './WithdrawReceipt.module.css';

const PLACES = {
  onItsWay: { tone: 'warning', icon: Clock, title: 'withdraw.done.title' },
  notKnown: { tone: 'warning', icon: Clock, title: 'withdraw.done.title' },
  paid: { tone: 'positive', icon: CircleCheck, title: 'withdraw.done.title.approved' },
  back: { tone: 'negative', icon: Undo2, title: 'withdraw.done.title.back' },
} as const;

export interface WithdrawReceiptProps {
  readonly received: Withdrawal;
  /** Back to an empty form. */
  readonly onMore: () => void;
}

/** The server's word: where the money is, what happens next and when. It follows the request while it stands here. */
export function WithdrawReceipt({ received: first, onMore }: WithdrawReceiptProps) {
  const { t, format } = useTexts();
  const received = useFollowed(first);
  const head = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const place = moneyPlace(received);
  // What was long is short now: its beginning would be above the screen, and is again when the request is decided.
  useEffect(() => showBeginning(head.current, card.current), [place]);
  // The entry of the review is left behind it, and the browser scrolls to where the form was before that.
  const { key } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => showBeginning(head.current, card.current));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  const receipt = [
    `${t(PLACES[place].title)}: ${format.money(received.amount)}`,
    ...(received.account === '' ? [] : [`${t('withdraw.figure.to')}: ${received.account}`]),
    `${t('cashier.reference')}: ${received.id}`,
    ...(received.reference === '' ? [] : [`${t('withdraw.done.utr')}: ${received.reference}`]),
    ...(received.createdAt === null
      ? []
      : [`${t('withdraw.list.column.requested')}: ${format.dateTime(received.createdAt)}`]),
  ];
  return (
    <div className={styles.narrow}>
      <div ref={card} className={classNames(styles.card, receiptStyles.receipt)}>
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
        {received.reference !== '' && <CopyRow label={t('withdraw.done.utr')} value={received.reference} />}
        <CopyRow label={t('cashier.reference')} value={received.id} />
        <div className={styles.buttons}>
          <ShareReceipt title={t('pages.withdraw')} lines={receipt} />
          <LinkButton variant="primary" wide to="/withdrawList">
            {t('withdraw.done.list')}
          </LinkButton>
          <LinkButton wide to="/withdraw" onClick={onMore}>
            {t('withdraw.done.more')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function Steps({ of, place }: { readonly of: Withdrawal; readonly place: MoneyPlace }) {
  const { t, format } = useTexts();
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
