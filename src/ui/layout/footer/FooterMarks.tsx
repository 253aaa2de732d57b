import Bitcoin from 'lucide-react/icons/bitcoin';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import Spade from 'lucide-react/icons/spade';
import Wallet from 'lucide-react/icons/wallet';
import styles from './Footer.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import type { IconShape } from '@/ui/kit/icons/Icon';

const PROVIDERS = ['ezugi', 'evolution'] as const;
const PAYMENTS = [
  { id: 'upi', icon: Smartphone },
  { id: 'paytm', icon: Wallet },
  { id: 'bkash', icon: Wallet },
  { id: 'nagad', icon: Wallet },
  { id: 'bank', icon: Landmark },
  { id: 'crypto', icon: Bitcoin },
] as const;

/** HDR-07: two live-casino providers and the payment brands, as neutral pictograms with their names. */
export function FooterMarks() {
  const t = useText();
  return (
    <div className={styles.marks}>
      <section aria-labelledby="footer-providers">
        <h2 id="footer-providers" className={styles.head}>
          {t('shell.footer.providers')}
        </h2>
        <ul className={styles.chips} role="list">
          {PROVIDERS.map((id) => (
            <Mark key={id} icon={Spade} name={t(`shell.nav.${id}`)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="footer-payments">
        <h2 id="footer-payments" className={styles.head}>
          {t('shell.footer.payments')}
        </h2>
        <ul className={styles.chips} role="list">
          {PAYMENTS.map(({ id, icon }) => (
            <Mark key={id} icon={icon} name={t(`shell.payment.${id}`)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Mark({ icon, name }: { readonly icon: IconShape; readonly name: string }) {
  return (
    <li className={styles.chip}>
      <Icon of={icon} size={16} />
      {name}
    </li>
  );
}
