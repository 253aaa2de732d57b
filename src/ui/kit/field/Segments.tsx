import { useId } from 'react';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Segments.module.css';

export interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of a few, in one line where there is room: native radio buttons that look like a row of segments. */
export function Segments<Id extends string>({ label, options, chosen, onChoose }: SegmentsProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.id} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
