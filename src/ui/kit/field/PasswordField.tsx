import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './Field.module.css';
import { describeField, FieldFrame, type FieldTexts } from './FieldFrame';
import { IconButton } from '@/ui/kit/button/IconButton';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'onChange' | 'type'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Names the button in both states ("Show password"); pressed says which one it is. */
  readonly showLabel: string;
  readonly capsLockHint: string;
}

/** A password as typed: nothing trimmed, paste allowed (X27). */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, value, onValueChange, showLabel, capsLockHint, id: ownId, ...rest } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'));
  }
  const hints = capsLock ? (
    <>
      <span role="status">{capsLockHint}</span>
      {hint !== undefined && <div>{hint}</div>}
    </>
  ) : (
    hint
  );
  return (
    <FieldFrame id={id} label={label} hint={hints} error={error}>
      <div className={styles.box}>
        <input
          {...rest}
          {...describeField(id, { ...props, hint: hints })}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <span className={styles.inner}>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </FieldFrame>
  );
}
