import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styles from './GameBar.module.css';
import { stakeable } from '@/domain/wallet/stakeable';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { LastKnown } from '@/ui/wallet/LastKnown';

/** What can be staked, which is what the game shows inside, and the way to more of it, in one piece: on a phone there is room for no more. Repaints alone. */
export const GameFunds = observer(function GameFunds() {
  const { wallet, current } = usePlayerApp().wallet.view;
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.funds}>
      <span className={styles.balance} data-testid="game-balance">
        <VisuallyHidden>{t('wallet.toPlayWith')} </VisuallyHidden>
        {wallet === null ? (
          <Skeleton length="full" />
        ) : (
          <LastKnown old={!current}>{format.balance(stakeable(wallet))}</LastKnown>
        )}
      </span>
      <Link to="/gatewaylist" className={styles.deposit} aria-label={t('shell.deposit')}>
        <Icon of={Plus} size={16} />
        <span className={styles.word}>{t('shell.deposit')}</span>
      </Link>
    </div>
  );
});
