import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCashier } from '../account/CashierContext';
import { useCoolDown } from '@/ui/cashier/useCoolDown';
import { fileWeight } from '../files/fileWeight';
import { dayWords } from './dayWords';
import styles from './Kyc.module.css';
import { KycPicture } from './KycPicture';
import type { KycForm } from './useKycForm';
import { useKycWords } from './useKycWords';
import type { KycField, KycType } from '@/domain/cashier/kyc/KycType';
import { sentKycValue } from '@/domain/cashier/kyc/kycValue';
import { cleanText } from '@/domain/shared/cleanText';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { submits } from '@/ui/form/submits';
import { FormMessage } from '@/ui/form/FormMessage';

interface KycReviewProps {
  readonly type: KycType;
  readonly form: KycForm;
  readonly onBack: () => void;
}

/** Step 3: all of it once more, the consent, and on its way. After a refusal everything is still there. */
export const KycReview = observer(function KycReview({ type, form, onBack }: KycReviewProps) {
  const { kyc } = useCashier();
  const { t, format, renderMessage } = useTexts();
  const words = useKycWords();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const { submission } = kyc.submission;
  const busy = submission.state === 'submitting';
  const wait = useCoolDown(submission);
  const { texts, files } = form.entries;

  function back(): void {
    kyc.acknowledge();
    onBack();
  }

  function send(): void {
    setTried(true);
    if (agreed && !busy && wait === 0) void kyc.submit(type, form.entries);
  }

  function shownOf(field: KycField) {
    const file = files.get(field.name);
    if (file !== undefined) return <KycPicture file={file} label={words.fieldLabel(field)} />;
    const value = sentKycValue(field, texts.get(field.name) ?? '');
    if (value === '') return <span className={styles.meta}>{t('kyc.none')}</span>;
    return <bdi>{field.kind === 'date' ? dayWords(value, format) : cleanText(value, 200)}</bdi>;
  }

  return (
    <form className={styles.form} noValidate onSubmit={submits(send)}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('kyc.which')}</dt>
          <dd>
            <bdi>{words.typeLabel(type)}</bdi>
          </dd>
        </div>
        {type.fields.map((field) => (
          <div key={field.name} className={styles.fact}>
            <dt>
              <bdi>{words.fieldLabel(field)}</bdi>
              {files.has(field.name) && (
                <span className={styles.weight}> {fileWeight(files.get(field.name)?.bytes.length ?? 0)}</span>
              )}
            </dt>
            <dd>{shownOf(field)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('kyc.consent')}
        checked={agreed}
        disabled={busy}
        error={tried && !agreed ? t('kyc.consentMissing') : undefined}
        onCheckedChange={setAgreed}
      />
      <FormMessage text={submission.state === 'rejected' ? renderMessage(submission.message) : undefined} />
      <div className={styles.actions}>
        <Button disabled={busy} onClick={back}>
          {t('kyc.change')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t('common.submitting')}
          disabled={wait > 0}
        >
          {wait > 0 ? t('cashier.wait', { seconds: wait }) : t('kyc.send')}
        </Button>
      </div>
    </form>
  );
});
