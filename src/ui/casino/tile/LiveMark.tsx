import styles from './LiveMark.module.css';
import type { Texts } from '@/texts/createTexts';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface LiveMarkProps {
  readonly t: Texts['t'];
  /** What is said beside the name: it takes the word's place in view. */
  readonly quotes?: string;
}

/** A dot, and a word where there is room for it: the table is open. */
export function LiveMark({ t, quotes = '' }: LiveMarkProps) {
  const live = t('casino.table.live');
  if (quotes === '') return <span className={styles.mark}>{live}</span>;
  return (
    <span className={styles.mark}>
      <VisuallyHidden>{live} </VisuallyHidden>
      <bdi>{quotes}</bdi>
    </span>
  );
}
