import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/classNames';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  /** A text may come from outside: it stands in `bdi`. */
  readonly value: ReactNode;
  /** What the value means, below it. */
  readonly note?: string | false;
  /** A part of the feature's own look. */
  readonly className?: string | undefined;
}

export interface FactsProps {
  /** False: there is nothing to say of it. */
  readonly facts: readonly (Fact | false)[];
  /** `lines`: name and value at the ends of a line. `cells`: small names above their values, side by side. `boxes`: each cell in a frame. `rows`: lines as high as a row, a hairline between them. */
  readonly look?: 'lines' | 'cells' | 'boxes' | 'rows';
  readonly className?: string | undefined;
}

/** Names and what they are: figures, terms, a record. */
export function Facts({ facts, look = 'lines', className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, styles[look], className)}>
      {facts.map(
        (fact) =>
          fact !== false && (
            <div key={fact.name} className={fact.className}>
              <dt>{fact.name}</dt>
              <dd>{typeof fact.value === 'string' ? <bdi>{fact.value}</bdi> : fact.value}</dd>
              {fact.note && <dd className={styles.note}>{fact.note}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
