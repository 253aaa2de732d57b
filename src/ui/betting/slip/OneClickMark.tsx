import Zap from 'lucide-react/icons/zap';
import { observer } from 'mobx-react-lite';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './BetSlip.module.css';

/** On a phone, wherever the slip is: that a tap on a price is a bet, and for how much. Nothing while one-click betting is off. */
export const OneClickMark = observer(function OneClickMark() {
  const { oneClick } = usePlayerApp().betting.view;
  const { t, format } = useTexts();
  if (oneClick === null) return null;
  return (
    <span className={styles.oneClickMark}>
      <Icon of={Zap} size={16} />
      <VisuallyHidden>{t('oneClick.on', { stake: format.moneyShort(oneClick.stake) })}</VisuallyHidden>
      <span aria-hidden="true">{t('lists.money', { amount: format.exactSize(oneClick.stake) })}</span>
    </span>
  );
});
