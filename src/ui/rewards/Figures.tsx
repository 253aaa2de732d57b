import styles from './Rewards.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Something that can be had now. */
  readonly good?: boolean;
}

/** A few figures side by side, each above its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, good = false }) => (
        <div key={label} className={classNames(styles.figure, good && styles.good)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
