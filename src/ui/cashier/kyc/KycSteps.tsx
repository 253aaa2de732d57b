import Check from 'lucide-react/icons/check';
import styles from './Kyc.module.css';
import { KYC_STEPS } from './useKycStep';
import type { KycStep } from './useKycStep';
import { classNames } from '@/ui/kit/classNames';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** Where in the three steps; on a phone the words of the others give way. */
export function KycSteps({ step }: { readonly step: KycStep }) {
  const t = useText();
  const at = KYC_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} role="list" aria-label={t('kyc.steps')}>
      {KYC_STEPS.map((each, index) => (
        <li
          key={each}
          className={classNames(styles.step, index === at && styles.here, index < at && styles.past)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number}>{index < at ? <Icon of={Check} size={16} /> : index + 1}</span>
          <span className={styles.stepName}>{t(`kyc.step.${each}`)}</span>
        </li>
      ))}
    </ol>
  );
}
