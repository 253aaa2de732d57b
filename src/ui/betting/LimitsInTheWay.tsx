import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { parseStake } from '@/domain/betting/parseStake';
import { payoutPolicy } from '@/domain/betting/payout';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import { useText } from '@/ui/i18n/useText';
import { LimitsLeft } from '@/ui/playSafe/limits/LimitsLeft';
import { usePlaySafeApp } from '@/ui/playSafe/usePlaySafeApp';

/** Which of the player's own limits stopped this bet, and what is left of it. */
export function LimitsInTheWay({ slip }: { readonly slip: BetSlip }) {
  const { app } = usePlaySafeApp();
  const t = useText();
  return (
    <div>
      {app !== null && app !== 'failed' && <Figures app={app} slip={slip} />}
      <p>
        <Link to="/responsiblegame">{t('playSafe.slip.manage')}</Link>
      </p>
    </div>
  );
}

interface FiguresProps {
  readonly app: PlaySafeApp;
  readonly slip: BetSlip;
}

const Figures = observer(function Figures({ app, slip }: FiguresProps) {
  const t = useText();
  useEffect(() => void app.load.execute(), [app]);
  const { safety } = app.view;
  const stake = parseStake(slip.stakeText);
  if (safety.state !== 'ready' || !stake.ok) return null;
  const { side, marketKind } = slip.selection;
  const { liability } = payoutPolicy(marketKind).payout(side, slip.odds, stake.value);
  return (
    <>
      <p>{t('playSafe.slip.over', { riskPaise: liability })}</p>
      <LimitsLeft limits={limitsInTheWay(safety.limits, 'bet', liability)} />
    </>
  );
});
