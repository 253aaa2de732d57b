import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { Card } from '@/ui/kit/list/Card';
import styles from '../Withdraw.module.css';

/** Sent, and no answer: it is looked for; a second one is not possible meanwhile (F65). */
export function UnknownStep() {
  const t = useText();
  return (
    <div className={styles.narrow}>
      <Card>
        <div className={styles.done} role="status">
          <Spinner size="large" />
          <h2 className={styles.stepTitle}>{t('withdraw.unknown.title')}</h2>
          <p>{t('withdraw.unknown.text')}</p>
          <LinkButton to="/withdrawList">{t('withdraw.done.list')}</LinkButton>
        </div>
      </Card>
    </div>
  );
}
