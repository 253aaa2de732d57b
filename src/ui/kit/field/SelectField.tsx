import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describeField, FieldFrame, type FieldTexts } from './FieldFrame';

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, value, onValueChange, options, id: ownId, ...rest } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <select
          {...rest}
          {...describeField(id, props)}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
