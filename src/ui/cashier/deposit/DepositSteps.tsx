import Check from 'lucide-react/icons/check';
import styles from './DepositSteps.module.css';
import type { DepositPhase } from '@/domain/cashier/deposits/depositPhase';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

const TRANSFER = ['amount', 'pay', 'confirm', 'done'] as const;
const REDIRECT = ['amount', 'done'] as const;

export interface DepositStepsProps {
  readonly phase: DepositPhase['kind'];
  readonly redirects: boolean;
}

/** How far it got. */
export function DepositSteps({ phase, redirects }: DepositStepsProps) {
  const t = useText();
  const steps: readonly (typeof TRANSFER)[number][] = redirects ? REDIRECT : TRANSFER;
  const now = steps.findIndex((step) => step === (phase === 'checking' ? 'done' : phase));
  return (
    <ol className={styles.steps} role="list" aria-label={t('deposit.steps')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={classNames(styles.step, at < now && styles.past, at === now && styles.now)}
          aria-current={at === now ? 'step' : undefined}
        >
          <span className={styles.number}>
            {at < now || (at === now && phase === 'done') ? <Icon of={Check} size={16} /> : at + 1}
          </span>
          <span className={styles.name}>{t(`deposit.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
