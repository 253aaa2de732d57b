import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import X from 'lucide-react/icons/x';
import Wallet from 'lucide-react/icons/wallet';
import styles from './LowBalance.module.css';
import { fundsNow } from '@/domain/wallet/fundsNow';
import { fundsShort } from '@/domain/casino/fundsShort';
import type { Paise } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { classNames } from '@/ui/kit/classNames';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon } from '@/ui/kit/icons/Icon';

export interface LowBalanceProps {
  /** null: not told. */
  readonly minStake: Paise | null;
  /** A strip over a game can be put away. */
  readonly dismissable?: boolean;
}

/** The balance does not reach for the smallest bet: a way to the cashier. The game opens all the same. */
export const LowBalance = observer(function LowBalance({ minStake, dismissable = false }: LowBalanceProps) {
  const { view } = usePlayerApp().wallet;
  const t = useText();
  const [dismissed, setDismissed] = useState(false);
  const missing = fundsShort(minStake, fundsNow(view));
  if (missing === null || dismissed) return null;
  return (
    <div className={classNames(styles.low, !dismissable && styles.card)} role="status">
      <Icon of={Wallet} className={styles.icon} />
      <p className={styles.text}>
        {t('game.fundsShort', { minPaise: minStake ?? 0, missingPaise: missing })}
      </p>
      <LinkButton to="/gatewaylist" variant="primary" size="small">
        {t('shell.deposit')}
      </LinkButton>
      {dismissable && <IconButton icon={X} label={t('common.dismiss')} onClick={() => setDismissed(true)} />}
    </div>
  );
});
