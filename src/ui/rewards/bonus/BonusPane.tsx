import Gift from 'lucide-react/icons/gift';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import shared from '../Rewards.module.css';
import { Pager } from '@/ui/list/Pager';
import { useWatched } from '../useWatched';
import styles from './Bonus.module.css';
import { BonusCard } from './BonusCard';
import { BonusSkeleton } from './BonusSkeleton';
import { BonusStatsRow } from './BonusStatsRow';
import { ClaimNotice } from './ClaimNotice';
import { OfferCard } from './OfferCard';
import type { BonusApp, BonusesShown } from '@/application/rewards/BonusApp';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import { isUndecidedSubmission } from '@/domain/cashier/Submission';
import { BONUSES_ON_PAGE } from '@/domain/rewards/pageSizes';
import type { BonusTab } from '@/domain/rewards/BonusTab';
import type { BonusOfferId } from '@/domain/shared/ids';
import { saysNotOffered } from '@/domain/shared/notOffered';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';

export interface BonusPaneProps {
  readonly app: BonusApp;
  readonly tab: BonusTab;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Called with whether there are bonuses on this site at all; until it is known, there are. */
  readonly onOffered: (offered: boolean) => void;
}

/** One tab of bonuses, in each of its states. */
export const BonusPane = observer(function BonusPane({ app, tab, page, onPage, onOffered }: BonusPaneProps) {
  const t = useText();
  const [sent, setSent] = useState<BonusOfferId | null>(null);
  const load = useCallback(
    (cancellation: Cancellation) => app.load(tab, page, cancellation),
    [app, tab, page],
  );
  const watch = useCallback((changed: () => void) => app.watch(changed), [app]);
  const { page: shown, refresh } = useWatched<BonusesShown>(load, watch);
  const absent = shown.state === 'failed' && saysNotOffered(shown.message);
  useEffect(() => onOffered(!absent), [absent, onOffered]);
  const { submission } = app.claiming;
  const waiting = isUndecidedSubmission(submission);
  useEffect(() => void app.resumeClaim(), [app]);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.state !== 'accepted' && submission.state !== 'rejected') return;
    refresh();
    // The press may have been far below, on a card that is gone now.
    if (sent !== null) notice.current?.focus();
  }, [submission.state, sent, refresh]);

  if (shown.state === 'loading') return <BonusSkeleton />;
  if (shown.state === 'failed') return <LoadFailed message={shown.message} onRetry={refresh} />;
  const { bonuses, count, stats } = shown.value;
  function claim(offer: BonusOfferId): void {
    setSent(offer);
    void app.claim(offer);
  }
  return (
    <div className={shared.stack}>
      {tab !== 'active' && stats !== null && stats.claimed > 0 && <BonusStatsRow stats={stats} />}
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        <ClaimNotice app={app} />
      </div>
      {bonuses.length === 0 ? (
        <EmptyState
          icon={Gift}
          text={t(`bonus.none.${tab}`)}
          action={tab !== 'available' && <LinkButton to="/bonus">{t('bonus.seeAvailable')}</LinkButton>}
        />
      ) : (
        <ul className={styles.cards} role="list">
          {bonuses.map((bonus, at) =>
            bonus.status === 'available' ? (
              <OfferCard
                key={bonus.id}
                offer={bonus}
                busy={submission.state === 'submitting' && sent === bonus.offerId}
                waiting={waiting}
                first={at === 0}
                onClaim={claim}
              />
            ) : (
              <BonusCard key={bonus.id} bonus={bonus} app={app} onChanged={refresh} />
            ),
          )}
        </ul>
      )}
      <Pager
        label={t('bonus.pages')}
        page={page}
        size={BONUSES_ON_PAGE}
        count={count}
        onChange={({ page: to }) => onPage(to)}
      />
    </div>
  );
});
