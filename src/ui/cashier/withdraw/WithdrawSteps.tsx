import { useText } from '@/ui/i18n/useText';
import { Steps } from '@/ui/kit/feedback/Steps';

const WAY = ['amount', 'account', 'review', 'done'] as const;

export interface WithdrawStepsProps {
  /** `entry`: what is asked for on the page of the form; `sending`: sent, and its answer is lost. */
  readonly at: 'amount' | 'entry' | 'review' | 'sending' | 'done';
}

/** How far a withdrawal got, where the brand asks for the amount on a page of its own. */
export function WithdrawSteps({ at }: WithdrawStepsProps) {
  const t = useText();
  const now = at === 'entry' ? 'account' : at === 'sending' ? 'done' : at;
  return (
    <Steps
      label={t('withdraw.steps')}
      steps={WAY.map((id) => ({ id, label: t(`withdraw.step.${id}`) }))}
      now={now}
      done={at === 'done'}
    />
  );
}
