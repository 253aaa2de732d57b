import { useText } from '@/ui/i18n/useText';
import { Steps } from '@/ui/kit/feedback/Steps';

const WAY = ['details', 'review', 'done'] as const;
/** Where the brand asks for the amount on a page of its own. */
const WIZARD = ['amount', 'account', 'review', 'done'] as const;

export interface WithdrawStepsProps {
  readonly wizard: boolean;
  /** `entry`: what is asked for on the page of the form; `sending`: sent, and its answer is lost. */
  readonly at: 'amount' | 'entry' | 'review' | 'sending' | 'done';
}

/** How far a withdrawal got. */
export function WithdrawSteps({ wizard, at }: WithdrawStepsProps) {
  const t = useText();
  const ids: readonly ((typeof WAY)[number] | (typeof WIZARD)[number])[] = wizard ? WIZARD : WAY;
  const entry = wizard ? 'account' : 'details';
  const now = at === 'entry' ? entry : at === 'sending' ? 'done' : at;
  return (
    <Steps
      label={t('withdraw.steps')}
      steps={ids.map((id) => ({ id, label: t(`withdraw.step.${id}`) }))}
      now={now}
      done={at === 'done'}
    />
  );
}
