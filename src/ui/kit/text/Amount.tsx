import type { ReactNode } from 'react';
import styles from './Amount.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface AmountProps {
  /** Only its sign is used, for the colour. */
  readonly value: number;
  /** The figure in words, sign included: `format.signedMoney(value)`. */
  readonly children: ReactNode;
}

/** Profit and loss: the sign says it, the colour helps. */
export function Amount({ value, children }: AmountProps) {
  return (
    <span className={classNames(styles.amount, value > 0 && styles.positive, value < 0 && styles.negative)}>
      {children}
    </span>
  );
}
