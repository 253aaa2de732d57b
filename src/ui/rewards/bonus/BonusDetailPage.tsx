import Gift from 'lucide-react/icons/gift';
import { useCallback, useState } from 'react';
import shared from '../Rewards.module.css';
import { RewardsGate } from '../RewardsGate';
import { useWatched } from '../useWatched';
import styles from './Bonus.module.css';
import { BonusFacts } from './BonusFacts';
import { BonusParts } from './BonusParts';
import { BonusRules } from './BonusRules';
import { BonusSkeleton } from './BonusSkeleton';
import { BonusStatusChip } from './BonusStatusChip';
import { CancelBonus } from './CancelBonus';
import { CountedBets } from './CountedBets';
import { WageringBar } from './WageringBar';
import type { BonusApp } from '@/application/rewards/BonusApp';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { wageringOf } from '@/domain/rewards/wagering';
import { bonusId } from '@/domain/shared/ids';
import type { Message } from '@/domain/shared/Message';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Card } from '@/ui/kit/list/Card';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /bonus/{id}: one bonus, its parts, what counted, its rules. REWARD-01. */
export function BonusDetailPage({ params }: PageProps) {
  const id = params['id'] ?? '';
  const { t } = useTexts();
  const [name, setName] = useState<string | null>(null);
  return (
    <AccountPage title={name ?? t('pages.bonus')} back="/bonus?tab=active">
      <RewardsGate skeleton={<BonusSkeleton cards={2} />}>
        {({ bonus }) => <Detail key={id} app={bonus} id={id} onName={setName} />}
      </RewardsGate>
    </AccountPage>
  );
}

interface DetailProps {
  readonly app: BonusApp;
  readonly id: string;
  readonly onName: (name: string) => void;
}

function Detail({ app, id, onName }: DetailProps) {
  const { t, renderMessage } = useTexts();
  const load = useCallback(
    async (cancellation: Cancellation) => {
      const answer = await app.open(bonusId(id), cancellation);
      if (answer.ok && !cancellation.cancelled) onName(answer.value.bonus.name);
      return answer;
    },
    [app, id, onName],
  );
  const watch = useCallback((changed: () => void) => app.watch(changed), [app]);
  const { page: shown, refresh } = useWatched<BonusWhole>(load, watch);
  if (shown.state === 'loading') return <BonusSkeleton cards={2} />;
  const all = <LinkButton to="/bonus">{t('bonus.backToAll')}</LinkButton>;
  if (shown.state === 'failed' && isUnknown(shown.message))
    return <EmptyState icon={Gift} text={renderMessage(shown.message)} action={all} />;
  if (shown.state === 'failed')
    return (
      <div className={shared.stack}>
        <LoadFailed message={shown.message} onRetry={refresh} />
        <div>{all}</div>
      </div>
    );
  return <Whole whole={shown.value} app={app} onChanged={refresh} />;
}

/** Asking once more would not bring it. */
function isUnknown(message: Message): boolean {
  return message.kind === 'key' && message.key === 'bonus.notFound';
}

interface WholeProps {
  readonly whole: BonusWhole;
  readonly app: BonusApp;
  readonly onChanged: () => void;
}

function Whole({ whole, app, onChanged }: WholeProps) {
  const { t } = useTexts();
  const { bonus } = whole;
  return (
    <div className={styles.columns}>
      <div className={shared.stack}>
        <Card title={t('bonus.summary')} aside={<BonusStatusChip status={bonus.status} />}>
          <div className={shared.stack}>
            <p className={styles.amount}>{t('bonus.amount', { paise: bonus.amount })}</p>
            <WageringBar
              name={bonus.name}
              wagering={wageringOf(bonus.wagered, bonus.target)}
              ended={bonus.status !== 'active'}
            />
            <BonusFacts bonus={bonus} />
          </div>
        </Card>
        <Card title={t('bonus.parts')}>
          <BonusParts whole={whole} app={app} onChanged={onChanged} />
        </Card>
        <CountedBets bets={whole.bets} betCount={whole.betCount} />
      </div>
      <div className={shared.stack}>
        <Card title={t('bonus.details')}>
          <BonusRules of={bonus} />
        </Card>
        <CancelBonus bonus={bonus} app={app} onDone={onChanged} />
      </div>
    </div>
  );
}
