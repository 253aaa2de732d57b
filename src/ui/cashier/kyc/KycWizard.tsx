import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { KycChoice } from './KycChoice';
import { KycDetails } from './KycDetails';
import styles from './Kyc.module.css';
import { KycReview } from './KycReview';
import { KycSteps } from './KycSteps';
import type { KycForm } from './useKycForm';
import { useKycStep } from './useKycStep';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { useText } from '@/ui/i18n/useText';

interface KycWizardProps {
  readonly types: readonly KycType[];
  readonly documents: readonly KycDocument[];
  readonly form: KycForm;
}

/** Three steps, one at a time: which document, what stands on it, all of it once more. */
export const KycWizard = observer(function KycWizard({ types, documents, form }: KycWizardProps) {
  const t = useText();
  const [wanted, go] = useKycStep();
  const heading = useRef<HTMLHeadingElement>(null);
  // An address or a reload may ask for a step whose ground is missing.
  const possible = form.type === null ? 'document' : wanted;
  const step = possible === 'review' && form.wrong.size > 0 ? 'details' : possible;
  const shown = useRef(step);

  const settle = useEffectEvent(() => go(step, true));
  useEffect(() => {
    if (step !== wanted) settle();
  }, [step, wanted]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <section className={styles.wizard} aria-labelledby="kyc-step">
      <KycSteps step={step} />
      <h2 className={styles.stepTitle} id="kyc-step" ref={heading} tabIndex={-1}>
        {t(`kyc.title.${step}`)}
      </h2>
      {step === 'document' && (
        <KycChoice types={types} documents={documents} form={form} onNext={() => go('details')} />
      )}
      {step === 'details' && form.type !== null && (
        <KycDetails
          type={form.type}
          form={form}
          restored={form.restored}
          onBack={() => go('document')}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && form.type !== null && (
        <KycReview type={form.type} form={form} onBack={() => go('details')} />
      )}
    </section>
  );
});
