import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import type { Paise } from '@/domain/shared/Money';
import { useText } from '@/ui/i18n/useText';
import { usePlaySafeApp } from '../usePlaySafeApp';
import { LimitsLeft } from './LimitsLeft';

interface Asked {
  /** What was to be paid in. */
  readonly amount: Paise;
}

/** Which of the player's own limits a refused deposit goes over, and what is left of it; nothing when it is none of them. */
export function DepositLimitsInTheWay({ amount }: Asked) {
  const { app } = usePlaySafeApp();
  return app === null || app === 'failed' ? null : <Figures app={app} amount={amount} />;
}

const Figures = observer(function Figures({ app, amount }: Asked & { readonly app: PlaySafeApp }) {
  const t = useText();
  useEffect(() => void app.load.execute(), [app]);
  const { safety } = app.view;
  const limits = safety.state === 'ready' ? limitsInTheWay(safety.limits, 'deposit', amount) : [];
  if (limits.length === 0) return null;
  return (
    <div>
      <LimitsLeft limits={limits} />
      <p>
        <Link to="/responsiblegame">{t('playSafe.slip.manage')}</Link>
      </p>
    </div>
  );
});
