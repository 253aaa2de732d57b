import { KYC_STEPS, type KycStep } from './useKycStep';
import { useText } from '@/ui/i18n/useText';
import { Steps } from '@/ui/kit/feedback/Steps';

/** Where in the three steps. */
export function KycSteps({ step }: { readonly step: KycStep }) {
  const t = useText();
  const steps = KYC_STEPS.map((id) => ({ id, label: t(`kyc.step.${id}`) }));
  return <Steps label={t('kyc.steps')} steps={steps} now={step} />;
}
