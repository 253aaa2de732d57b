import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './SafeTools.module.css';
import { ToolSkeleton } from './ToolSkeleton';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { PlayActivity } from '@/domain/playSafe/SafetyState';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useTexts } from '@/ui/i18n/useTexts';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Amount } from '@/ui/kit/text/Amount';
import { Card } from '@/ui/kit/list/Card';
import { Segments } from '@/ui/kit/field/Segments';
import { Facts } from '@/ui/kit/list/Facts';

const RANGES = ['1', '7', '30'] as const;
type Range = (typeof RANGES)[number];

/** What was staked, won or lost and paid in lately. */
export function ActivityCard({ app }: { readonly app: PlaySafeApp }) {
  const { t } = useTexts();
  const [days, setDays] = useState<Range>('7');
  const [received, setReceived] = useState<Result<PlayActivity, Message> | null>(null);
  const ask = useCallback(() => {
    let left = false;
    setReceived(null);
    void app.activity(Number(days)).then((reply) => {
      if (!left) setReceived(reply);
    });
    return () => {
      left = true;
    };
  }, [app, days]);
  useEffect(ask, [ask]);
  return (
    <Card title={t('playSafe.activity.title')}>
      <Segments
        setting
        label={t('playSafe.activity.range')}
        options={RANGES.map((id) => ({ id, label: t(`playSafe.activity.${id}`) }))}
        chosen={days}
        onChoose={setDays}
      />
      {received === null && <ToolSkeleton of="activity" />}
      {received?.ok === false && <LoadFailed message={received.error} onRetry={() => void ask()} />}
      {received?.ok === true && <Figures of={received.value} />}
      <p className={styles.foot}>
        <Link to="/cashier">{t('playSafe.activity.statement')}</Link>
      </p>
    </Card>
  );
}

function Figures({ of: { staked, net, deposited, bets, rounds } }: { readonly of: PlayActivity }) {
  const { t, format } = useTexts();
  return (
    <Facts
      look="rows"
      facts={[
        { name: t('playSafe.activity.staked'), value: format.money(staked) },
        { name: t('playSafe.activity.net'), value: <Amount value={net}>{format.signedMoney(net)}</Amount> },
        { name: t('playSafe.activity.deposited'), value: format.money(deposited) },
        { name: t('playSafe.activity.bets'), value: format.number(bets) },
        { name: t('playSafe.activity.rounds'), value: format.number(rounds) },
      ]}
    />
  );
}
