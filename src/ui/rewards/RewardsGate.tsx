import '@/ui/i18n/accountTexts';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface RewardsGateProps {
  /** What stands there until its script has come: the boxes of what will. */
  readonly skeleton: ReactNode;
  readonly children: (rewards: RewardsApp) => ReactNode;
}

/** Lets a page in once the rewards are there; says so when they do not come, with another try. */
export function RewardsGate({ skeleton, children }: RewardsGateProps) {
  const { open } = usePlayerApp().rewards;
  const t = useText();
  const [rewards, setRewards] = useState<RewardsApp | 'failed' | null>(null);
  const load = useCallback(() => {
    let left = false;
    setRewards(null);
    open.execute().then(
      (opened) => {
        if (!left) setRewards(opened);
      },
      () => {
        if (!left) setRewards('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open]);
  useEffect(load, [load]);

  if (rewards === null) return skeleton;
  if (rewards === 'failed')
    return (
      <ErrorPanel
        text={t('rewards.unavailable')}
        retryLabel={t('common.retry')}
        onRetry={() => void load()}
      />
    );
  return children(rewards);
}
