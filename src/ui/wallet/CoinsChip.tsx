import Coins from 'lucide-react/icons/coins';
import { observer } from 'mobx-react-lite';
import { LastKnown } from './LastKnown';
import styles from './Wallet.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** Bonus chips (WAL-01); nothing until the server has said. */
export const CoinsChip = observer(function CoinsChip() {
  const { wallet, current } = usePlayerApp().wallet.view;
  const { t, format } = useTexts();
  if (wallet === null) return null;
  return (
    <span className={styles.coins} title={t('wallet.coins')}>
      <Icon of={Coins} size={16} />
      <VisuallyHidden>{t('wallet.coins')}</VisuallyHidden>
      <LastKnown old={!current}>{format.amount(wallet.coins)}</LastKnown>
    </span>
  );
});
