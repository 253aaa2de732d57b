import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Field.module.css';
import { describeField, FieldFrame, fieldIds, type FieldTexts } from './FieldFrame';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'onChange'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Static text inside the frame (+91, ₹); it belongs to the field's name. */
  readonly prefix?: string;
  readonly suffix?: ReactNode;
}

/** One line of text. Every attribute of an input passes through; `ref` is the input, to focus the first error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onValueChange, prefix, suffix, id: ownId, ...rest } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const ids = fieldIds(id);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {prefix !== undefined && (
          <span className={styles.prefix} id={ids.prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...describeField(id, props)}
          id={id}
          aria-labelledby={prefix === undefined ? undefined : `${ids.label} ${ids.prefix}`}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
