import Clock from 'lucide-react/icons/clock';
import styles from './Kyc.module.css';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { Icon } from '@/ui/kit/icons/Icon';
import { Card } from '@/ui/kit/list/Card';

/** Where the document is, what comes next and when. `null`: its arrival is being looked up. */
export function KycWaiting({ document }: { readonly document: KycDocument | null }) {
  const t = useText();
  return (
    <Card>
      <div className={styles.news} role="status">
        <span className={styles.mark}>{document === null ? <Spinner /> : <Icon of={Clock} size={32} />}</span>
        <h2 className={styles.newsTitle}>{t(document === null ? 'kyc.lookingUp' : 'kyc.waiting')}</h2>
        <p className={styles.newsText}>{t(document === null ? 'kyc.lookingUpText' : 'kyc.waitingText')}</p>
      </div>
    </Card>
  );
}
