import { submits } from '@/ui/form/submits';
import { RequestStatusChip } from '../account/RequestStatusChip';
import styles from './Kyc.module.css';
import type { KycForm } from './useKycForm';
import { useKycWords } from './useKycWords';
import { canShowAgain, type KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import ShieldCheck from 'lucide-react/icons/shield-check';

interface KycChoiceProps {
  readonly types: readonly KycType[];
  readonly documents: readonly KycDocument[];
  readonly form: KycForm;
  readonly onNext: () => void;
}

/** Step 1. What is approved is read only; what was declined or has run out says why, and is shown again from here. */
export function KycChoice({ types, documents, form, onNext }: KycChoiceProps) {
  const t = useText();
  const words = useKycWords();
  if (types.length === 0) return <EmptyState icon={ShieldCheck} text={t('kyc.nothingAsked')} />;
  return (
    <form className={styles.form} onSubmit={submits(() => form.type !== null && onNext())}>
      <p className={styles.lead}>{t('kyc.why')}</p>
      <fieldset className={styles.choices}>
        <legend>{t('kyc.which')}</legend>
        {types.map(({ name, label, fields }) => {
          const last = documents.find(({ type }) => type === name);
          const pages = fields.filter(({ kind }) => kind === 'file').length;
          return (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name="kyc-type"
                value={name}
                checked={form.type?.name === name}
                disabled={!canShowAgain(documents, name)}
                onChange={() => form.choose(name)}
              />
              <span className={styles.choiceFacts}>
                <bdi className={styles.choiceName}>{words.typeLabel({ name, label })}</bdi>
                <span className={styles.meta}>{t('kyc.asks', { fields: fields.length - pages, pages })}</span>
                {last !== undefined && last.reason !== '' && canShowAgain(documents, name) && (
                  <bdi className={styles.reason}>{cleanText(last.reason)}</bdi>
                )}
              </span>
              {last !== undefined && <RequestStatusChip status={last.status} />}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={form.type === null}>
          {t('kyc.next')}
        </Button>
      </div>
    </form>
  );
}
