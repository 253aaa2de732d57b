import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import styles from './Stepper.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

export interface StepperProps {
  readonly label: string;
  /** As shown, 1.98. */
  readonly text: string;
  /** The same as a number, for assistive technology. */
  readonly value: number;
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly upLabel: string;
  readonly downLabel: string;
  readonly atTop?: boolean;
  readonly atBottom?: boolean;
  readonly disabled?: boolean;
}

/** A value that moves in steps the caller knows (the odds ladder). The arrow keys step it too. */
export function Stepper(props: StepperProps) {
  const { label, text, value, onStep, upLabel, downLabel, disabled = false } = props;
  const noUp = disabled || props.atTop === true;
  const noDown = disabled || props.atBottom === true;

  function stepByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && !noUp) onStep('up');
    if (event.key === 'ArrowDown' && !noDown) onStep('down');
  }
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={downLabel}
        disabled={noDown}
        onClick={() => onStep('down')}
      >
        <Icon of={Minus} />
      </button>
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={text}
        aria-disabled={disabled ? true : undefined}
        onKeyDown={stepByKey}
      >
        {text}
      </span>
      <button type="button" tabIndex={-1} aria-label={upLabel} disabled={noUp} onClick={() => onStep('up')}>
        <Icon of={Plus} />
      </button>
    </div>
  );
}
