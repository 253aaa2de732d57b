import { useCallback, useState } from 'react';
import { Figures } from '../Figures';
import shared from '../Rewards.module.css';
import { useWatched } from '../useWatched';
import { FriendsCard } from './FriendsCard';
import { MakeCode } from './MakeCode';
import { PassOn } from './PassOn';
import { SourcesCard } from './SourcesCard';
import { ReferralLead } from './ReferralLead';
import { ReferralSkeleton } from './ReferralSkeleton';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { ReferralShown, ReferralApp } from '@/application/rewards/ReferralApp';
import type { ReferralStats } from '@/domain/rewards/Referral';
import { saysNotOffered } from '@/domain/shared/notOffered';
import { useTexts } from '@/ui/i18n/useTexts';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { LoadFailed } from '@/ui/list/LoadFailed';

/** The page in each of its states. */
export function ReferralPane({ app }: { readonly app: ReferralApp }) {
  const [page, setPage] = useState(1);
  const load = useCallback((cancellation: Cancellation) => app.load(page, cancellation), [app, page]);
  const watch = useCallback((changed: () => void) => app.watch(changed), [app]);
  const { page: shown, refresh } = useWatched<ReferralShown>(load, watch);
  if (shown.state === 'loading') return <ReferralSkeleton />;
  if (shown.state === 'failed')
    return (
      <>
        {!saysNotOffered(shown.message) && <ReferralLead />}
        <LoadFailed message={shown.message} onRetry={refresh} />
      </>
    );
  const { code, stats, friends, sources } = shown.value;
  const rule = stats?.rule ?? null;
  if (code === null)
    return (
      <div className={shared.stack}>
        <ReferralLead />
        <MakeCode app={app} onMade={refresh} />
        <Rule rule={rule} />
      </div>
    );
  return (
    <div className={shared.stack}>
      <ReferralLead />
      <PassOn app={app} code={code} />
      <Rule rule={rule} />
      {stats === null ? <PartFailed onRetry={refresh} /> : <Stats stats={stats} />}
      {friends === null ? (
        <PartFailed onRetry={refresh} />
      ) : (
        <FriendsCard page={page} friends={friends} onPage={setPage} />
      )}
      {sources === null ? <PartFailed onRetry={refresh} /> : <SourcesCard sources={sources} />}
    </div>
  );
}

function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  return <ErrorPanel text={t('referral.partFailed')} retryLabel={t('common.retry')} onRetry={onRetry} />;
}

function Rule({ rule }: Pick<ReferralStats, 'rule'>) {
  const { t, format } = useTexts();
  return (
    <div className={shared.small}>
      {rule !== null && (
        <p>{t('referral.rule', { percent: rule.percent, most: format.moneyShort(rule.mostPerFriend) })}</p>
      )}
      <p>{t('referral.fair')}</p>
    </div>
  );
}

function Stats({ stats }: { readonly stats: ReferralStats }) {
  const { t, format } = useTexts();
  return (
    <section aria-label={t('referral.stats')}>
      <Figures
        figures={[
          { label: t('referral.earned'), value: format.moneyShort(stats.earned), good: stats.earned > 0 },
          { label: t('referral.pending'), value: format.moneyShort(stats.pending) },
          { label: t('referral.clicks'), value: format.number(stats.clicks) },
          { label: t('referral.signUps'), value: format.number(stats.signUps) },
          { label: t('referral.active'), value: format.number(stats.active) },
        ]}
      />
    </section>
  );
}
