import Dices from 'lucide-react/icons/dices';
import Eye from 'lucide-react/icons/eye';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './Landing.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

const LINES = [
  { id: 'figures', icon: Eye },
  { id: 'once', icon: ReceiptText },
  { id: 'fair', icon: Dices },
  { id: 'limits', icon: ShieldCheck },
] as const;

/** What a player can count on here. */
export function TrustLines() {
  const t = useText();
  return (
    <ul className={styles.trust} role="list" aria-label={t('landing.trust')}>
      {LINES.map(({ id, icon }) => (
        <li key={id}>
          <Icon of={icon} size={20} />
          <b>{t(`landing.trust.${id}.title`)}</b>
          <p>{t(`landing.trust.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
