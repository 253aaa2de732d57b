import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styles from './GameBar.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The balance and the way to more of it, in one piece: on a phone there is room for no more. Repaints alone. */
export const GameFunds = observer(function GameFunds() {
  const { wallet } = usePlayerApp().wallet.view;
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.funds}>
      <span className={styles.balance} data-testid="game-balance">
        <VisuallyHidden>{t('wallet.balance')} </VisuallyHidden>
        {wallet === null ? <Skeleton length="full" /> : format.balance(wallet.cash)}
      </span>
      <Link to="/gatewaylist" className={styles.deposit} aria-label={t('shell.deposit')}>
        <Icon of={Plus} size={16} />
        <span className={styles.word}>{t('shell.deposit')}</span>
      </Link>
    </div>
  );
});
