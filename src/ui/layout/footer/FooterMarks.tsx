import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coins from 'lucide-react/icons/coins';
import Landmark from 'lucide-react/icons/landmark';
import Send from 'lucide-react/icons/send';
import Smartphone from 'lucide-react/icons/smartphone';
import Spade from 'lucide-react/icons/spade';
import Wallet from 'lucide-react/icons/wallet';
import styles from './Footer.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

const PROVIDERS = ['ezugi', 'evolution'] as const;
/** Drawn for what each does: no mark of a company is ours to copy. */
const PAYMENTS = [
  { id: 'upi', icon: ArrowLeftRight },
  { id: 'paytm', icon: Wallet },
  { id: 'bkash', icon: Send },
  { id: 'nagad', icon: Smartphone },
  { id: 'bank', icon: Landmark },
  { id: 'crypto', icon: Coins },
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
      <span className={styles.sign}>
        <Icon of={icon} size={16} />
      </span>
      {name}
    </li>
  );
}
