import type { DepositPhase } from '@/domain/cashier/deposits/depositPhase';
import { useText } from '@/ui/i18n/useText';
import { Steps } from '@/ui/kit/feedback/Steps';

const TRANSFER = ['amount', 'pay', 'confirm', 'done'] as const;
const REDIRECT = ['amount', 'done'] as const;

export interface DepositStepsProps {
  readonly phase: DepositPhase['kind'];
  readonly redirects: boolean;
}

/** How far a deposit got. */
export function DepositSteps({ phase, redirects }: DepositStepsProps) {
  const t = useText();
  const steps: readonly (typeof TRANSFER)[number][] = redirects ? REDIRECT : TRANSFER;
  return (
    <Steps
      label={t('deposit.steps')}
      steps={steps.map((id) => ({ id, label: t(`deposit.step.${id}`) }))}
      now={phase === 'checking' ? 'done' : phase}
      done={phase === 'done'}
    />
  );
}
