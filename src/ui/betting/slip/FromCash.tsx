import { observer } from 'mobx-react-lite';
import { useText } from '@/ui/i18n/useText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import styles from './BetSlip.module.css';

/** Which of the two pots pays, for who has something in the other. Call it inside an observer. */
export function useFromCash(): string | null {
  const { wallet } = usePlayerApp().wallet.view;
  const t = useText();
  return (wallet?.coins ?? 0) > 0 ? t('slip.fromCash') : null;
}

export const FromCash = observer(function FromCash() {
  const text = useFromCash();
  return text === null ? null : <p className={styles.pot}>{text}</p>;
});
