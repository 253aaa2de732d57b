import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './DepositForm.module.css';
import { Problem } from './Problem';
import type { OrderRefusal } from '@/application/cashier/deposits/OrderRefusal';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import type { Paise } from '@/domain/shared/Money';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { LimitsLeft } from '@/ui/playSafe/limits/LimitsLeft';
import { usePlaySafeApp } from '@/ui/playSafe/usePlaySafeApp';

export interface DepositRefusedProps extends OrderRefusal {
  /** What was to be paid in; null: nobody can read it any more. */
  readonly amount: Paise | null;
  /** The player has sent the money already. */
  readonly paid: boolean;
}

/** The server's no. One that a limit of the player's own caused says which, and where it is changed. */
export function DepositRefused({ message, code, amount, paid }: DepositRefusedProps) {
  const t = useText();
  const render = useRenderMessage();
  if (code !== 'SELF_LIMIT') return <Problem text={render(message)} />;
  return (
    <div className={styles.refused}>
      <Problem text={t('deposit.selfLimit')} />
      {amount !== null && <OwnLimits amount={amount} />}
      {paid && <p className={styles.lead}>{t('deposit.selfLimit.paid')}</p>}
      <p>
        <Link to="/responsiblegame">{t('deposit.selfLimit.manage')}</Link>
      </p>
    </div>
  );
}

function OwnLimits({ amount }: { readonly amount: Paise }) {
  const { app } = usePlaySafeApp();
  return app === null || app === 'failed' ? null : <Figures app={app} amount={amount} />;
}

interface FiguresProps {
  readonly app: PlaySafeApp;
  readonly amount: Paise;
}

const Figures = observer(function Figures({ app, amount }: FiguresProps) {
  useEffect(() => void app.load.execute(), [app]);
  const { safety } = app.view;
  return safety.state === 'ready' ? (
    <LimitsLeft limits={limitsInTheWay(safety.limits, 'deposit', amount)} />
  ) : null;
});
