import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './SafeTools.module.css';
import { ToolSkeleton } from './ToolSkeleton';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { PlayActivity } from '@/domain/playSafe/SafetyState';
import { useTexts } from '@/ui/i18n/useTexts';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useLoaded, type Load } from '@/ui/list/useLoaded';
import { Amount } from '@/ui/kit/text/Amount';
import { Card } from '@/ui/kit/list/Card';
import { Segments } from '@/ui/kit/field/Segments';
import { Facts } from '@/ui/kit/list/Facts';

const RANGES = ['1', '7', '30'] as const;
type Range = (typeof RANGES)[number];

/** What was staked, won or lost and paid in lately. */
export const ActivityCard = observer(function ActivityCard({ app }: { readonly app: PlaySafeApp }) {
  const { t } = useTexts();
  const [days, setDays] = useState<Range>('7');
  const load = useCallback<Load<PlayActivity>>(
    (cancellation) => app.activity(Number(days), cancellation),
    [app, days],
  );
  const { page, refresh } = useLoaded(load);
  const { safety } = app.view;
  const known = useRef(safety);
  // Limits that are read anew count what was spent since: two cards of one page say the same.
  useEffect(() => {
    const before = known.current;
    known.current = safety;
    if (before !== safety && before.state === 'ready') refresh();
  }, [safety, refresh]);
  return (
    <Card title={t('playSafe.activity.title')}>
      <Segments
        setting
        label={t('playSafe.activity.range')}
        options={RANGES.map((id) => ({ id, label: t(`playSafe.activity.${id}`) }))}
        chosen={days}
        onChoose={setDays}
      />
      {page.state === 'loading' && <ToolSkeleton of="activity" />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {page.state === 'ready' && <Figures of={page.value} />}
      <p className={styles.foot}>
        <Link to="/cashier">{t('playSafe.activity.statement')}</Link>
      </p>
    </Card>
  );
});

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
