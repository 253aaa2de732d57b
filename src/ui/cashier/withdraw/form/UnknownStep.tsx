import type { Submission } from '@/domain/cashier/Submission';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { SentFacts } from '../../SentFacts';
import styles from '../Withdraw.module.css';

/** Sent, and no answer: it is looked for; a second one is not possible meanwhile (F65). */
export function UnknownStep({ of }: { readonly of: Submission<unknown> }) {
  const t = useText();
  return (
    <div className={styles.narrow}>
      <div className={styles.card}>
        <Outcome
          tone="warning"
          title={t('withdraw.unknown.title')}
          actions={<LinkButton to="/withdrawList">{t('withdraw.done.list')}</LinkButton>}
        >
          {t('withdraw.unknown.text')}
        </Outcome>
        <SentFacts of={of} />
      </div>
    </div>
  );
}
