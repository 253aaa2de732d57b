import { useId } from 'react';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Segments.module.css';

export interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly lang?: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** A setting of its own: its label is seen, and a segment is as high as a field. Else it is one of a bar of filters. */
  readonly setting?: boolean;
}

/** One of a few, in one line where there is room: native radio buttons that look like a row of segments. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, options, chosen, onChoose, setting = false } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames(
        styles.choice,
        setting && styles.setting,
        setting && options.length > 4 && styles.many,
      )}
    >
      <legend>{setting ? label : <VisuallyHidden>{label}</VisuallyHidden>}</legend>
      <div className={styles.segments}>
        {options.map(({ id, label: text, lang }) => (
          <label key={id} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
