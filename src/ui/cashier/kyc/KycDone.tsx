import ShieldCheck from 'lucide-react/icons/shield-check';
import { dayWords } from './dayWords';
import styles from './Kyc.module.css';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon } from '@/ui/kit/icons/Icon';
import { Card } from '@/ui/kit/list/Card';

interface KycDoneProps {
  readonly document: KycDocument;
  /** null: every kind of document is shown already. */
  readonly onAnother: (() => void) | null;
}

/** Known: nothing to do, and nothing can be changed. */
export function KycDone({ document, onAnother }: KycDoneProps) {
  const t = useText();
  const format = useFormat();
  const { expiry } = document;
  return (
    <Card>
      <div className={styles.news} role="status">
        <span className={styles.markDone}>
          <Icon of={ShieldCheck} size={32} />
        </span>
        <h2 className={styles.newsTitle}>{t('kyc.done')}</h2>
        <p className={styles.newsText}>
          {expiry === null ? t('kyc.doneText') : t('kyc.doneUntil', { day: dayWords(expiry, format) })}
        </p>
        <div className={styles.newsActions}>
          <LinkButton to="/withdraw" variant="primary">
            {t('kyc.toWithdraw')}
          </LinkButton>
          {onAnother !== null && (
            <Button variant="ghost" onClick={onAnother}>
              {t('kyc.another')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
