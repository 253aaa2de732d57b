import type { ReactNode } from 'react';
import styles from './RadioCards.module.css';

export interface RadioCardsProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** One of a few, each with more to say than a word: cards below one another. */
export function RadioCards({ legend, children }: RadioCardsProps) {
  return (
    <fieldset className={styles.cards}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface RadioCardProps {
  /** Of the group. */
  readonly name: string;
  readonly value: string;
  /** Where its name is not all that the card says. */
  readonly label?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

export function RadioCard({ label, onChoose, children, ...input }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input {...input} type="radio" aria-label={label} onChange={() => onChoose(input.value)} />
      {children}
    </label>
  );
}
