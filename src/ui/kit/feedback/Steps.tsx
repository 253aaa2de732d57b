import Check from 'lucide-react/icons/check';
import styles from './Steps.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface StepsProps<Id extends string> {
  readonly label: string;
  readonly steps: readonly { readonly id: Id; readonly label: string }[];
  readonly now: Id;
  /** The step that it stands at is done as well: there is no other after it. */
  readonly done?: boolean;
}

/** How far somebody got on a way of a few steps. It leads nowhere: the way back is a button of the step. */
export function Steps<Id extends string>({ label, steps, now, done = false }: StepsProps<Id>) {
  const at = steps.findIndex(({ id }) => id === now);
  return (
    <ol className={styles.steps} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const past = index < at || (index === at && done);
        return (
          <li
            key={step.id}
            className={classNames(styles.step, past && styles.past, index === at && styles.now)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.number}>{past ? <Icon of={Check} size={16} /> : index + 1}</span>
            <span className={styles.name}>{step.label}</span>
          </li>
        );
      })}
    </ol>
  );
}
