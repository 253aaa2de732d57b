import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type KeyboardEvent } from 'react';
import styles from './Stepper.module.css';
import { Icon } from '@/ui/kit/icons/Icon';
import { useHeldStep, type Repeat } from './useHeldStep';

/** Keys on the screen that are not the device's: what they type is the caller's, with each change at once. */
export interface OwnKeys {
  /** What was typed so far; null: nothing yet, and the value shows. */
  readonly typed: string | null;
  readonly onTyped: (typed: string | null) => void;
  /** Whether the keys are for this field now. */
  readonly onAim: (aimed: boolean) => void;
}

export interface StepperProps {
  readonly label: string;
  /** As shown, 1.98. */
  readonly text: string;
  /** The same as a number, for assistive technology. */
  readonly value: number;
  readonly onStep: (direction: 'up' | 'down') => void;
  /** Given, it can be typed as well: called with what was, once the field is left or Enter is pressed. */
  readonly onType?: (text: string) => void;
  /** With each change before that; null: nothing is being typed. */
  readonly onTyping?: (text: string | null) => void;
  /** Given, it can be typed on these keys, and the device shows none. */
  readonly keys?: OwnKeys;
  /** Given, a button that is held goes on. */
  readonly repeat?: Repeat;
  readonly upLabel: string;
  readonly downLabel: string;
  readonly atTop?: boolean;
  readonly atBottom?: boolean;
  readonly disabled?: boolean;
}

/** A value that moves in steps the caller knows (the odds ladder). The arrow keys step it too; where it can be typed, Enter takes what was typed and sends no form. */
export function Stepper(props: StepperProps) {
  const { label, text, value, onStep, onType, keys, repeat, upLabel, downLabel, disabled = false } = props;
  const noUp = disabled || props.atTop === true;
  const noDown = disabled || props.atBottom === true;
  const up = useHeldStep(() => onStep('up'), noUp, repeat);
  const down = useHeldStep(() => onStep('down'), noDown, repeat);

  const [own, setOwn] = useState<string | null>(null);
  const typed = keys === undefined ? own : keys.typed;
  function setTyped(next: string | null): void {
    (keys?.onTyped ?? setOwn)(next);
    props.onTyping?.(next);
  }
  function take(): void {
    if (typed !== null && typed !== text) onType?.(typed);
    setTyped(null);
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      // A key that is held sends no form either.
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    } else stepByKey(event);
  }
  function stepByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(null);
    if (event.key === 'ArrowUp' && !noUp) onStep('up');
    if (event.key === 'ArrowDown' && !noDown) onStep('down');
  }
  const spoken = {
    className: styles.value,
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuetext': text,
  };
  return (
    <div className={styles.stepper}>
      <button type="button" tabIndex={-1} aria-label={downLabel} disabled={noDown} {...down}>
        <Icon of={Minus} />
      </button>
      {onType === undefined && keys === undefined ? (
        <span
          {...spoken}
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-disabled={disabled ? true : undefined}
          onKeyDown={stepByKey}
        >
          {text}
        </span>
      ) : (
        <input
          {...spoken}
          role="spinbutton"
          inputMode={keys === undefined ? 'decimal' : 'none'}
          autoComplete="off"
          placeholder={text}
          value={typed ?? text}
          readOnly={disabled}
          onFocus={(event) => {
            event.target.select();
            keys?.onAim(true);
          }}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            take();
            keys?.onAim(false);
          }}
          onKeyDown={onKey}
        />
      )}
      <button type="button" tabIndex={-1} aria-label={upLabel} disabled={noUp} {...up}>
        <Icon of={Plus} />
      </button>
    </div>
  );
}
