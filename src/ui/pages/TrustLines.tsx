import Dices from 'lucide-react/icons/dices';
import Eye from 'lucide-react/icons/eye';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './Landing.module.css';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

interface Line {
  readonly id: 'figures' | 'once' | 'fair' | 'limits';
  readonly icon: typeof Eye;
  /** Where it is true. */
  readonly holds: (config: AppConfig) => boolean;
}

const LINES: readonly Line[] = [
  { id: 'figures', icon: Eye, holds: () => true },
  { id: 'once', icon: ReceiptText, holds: ({ capabilities }) => capabilities.betKeys },
  // Games of our own are the pretended provider's.
  { id: 'fair', icon: Dices, holds: ({ backend }) => backend === 'sandbox' },
  { id: 'limits', icon: ShieldCheck, holds: ({ capabilities }) => capabilities.playSafe },
];

/** What a player can count on here: nothing is promised that this backend does not do. */
export function TrustLines() {
  const t = useText();
  const { config } = useFirstPage();
  return (
    <ul className={styles.trust} role="list" aria-label={t('landing.trust')}>
      {LINES.filter(({ holds }) => holds(config)).map(({ id, icon }) => (
        <li key={id}>
          <Icon of={icon} size={20} />
          <b>{t(`landing.trust.${id}.title`)}</b>
          <p>{t(`landing.trust.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
