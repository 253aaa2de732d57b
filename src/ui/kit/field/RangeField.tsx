import { useId, type ComponentProps } from 'react';
import { describeField, FieldFrame, type FieldTexts } from './FieldFrame';
import styles from './RangeField.module.css';

export interface RangeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange' | 'value'> {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** The value in words: beside the slider, and for those who hear it. */
  readonly says: string;
}

/** The browser's own slider: arrows, Page keys, Home and End move it. */
export function RangeField(props: RangeFieldProps) {
  const { label, hint, error, value, onValueChange, says, id: ownId, ...rest } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.range}>
        <input
          {...rest}
          {...describeField(id, props)}
          id={id}
          type="range"
          value={value}
          aria-valuetext={says}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
        <span className={styles.says} aria-hidden="true">
          {says}
        </span>
      </div>
    </FieldFrame>
  );
}
