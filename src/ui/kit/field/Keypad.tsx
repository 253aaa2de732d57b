import Delete from 'lucide-react/icons/delete';
import type { PointerEvent, ReactNode } from 'react';
import type { StakeChip } from './StakeChips';
import { classNames } from '@/ui/kit/classNames';
import styles from './Keypad.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const OF_AMOUNT = ['00', '000'] as const;
const OF_FRACTION = ['.'] as const;

export interface KeypadNext {
  readonly label: string;
  readonly onNext: () => void;
}

export interface KeypadProps {
  /** Names the keys for those who listen. */
  readonly label: string;
  readonly backspaceLabel: string;
  /** At the right of the digits, seven places at the most. */
  readonly chips: readonly StakeChip[];
  readonly onDigits: (digits: string) => void;
  readonly onBackspace: () => void;
  readonly onChip: (id: string) => void;
  readonly disabled?: boolean;
  /** Given, a number with a point is typed, and this key leads on; else a whole amount. */
  readonly next?: KeypadNext;
  /** What the keys lead to, under the right thumb: one button. */
  readonly children: ReactNode;
}

/**
 * Keys for an amount on a small screen, or for a number with a point, in the order of a phone, with amounts and the button beside them. The field above keeps the focus while
 * they are pressed (its `inputmode` is none), so that a keyboard of hardware types on; that is also why the digits are no stops of the Tab key.
 */
export function Keypad(props: KeypadProps) {
  const { label, backspaceLabel, chips, onDigits, onBackspace, onChip, next, disabled = false } = props;
  return (
    <div className={styles.keypad} onPointerDown={keepFocus}>
      <div className={styles.digits} role="group" aria-label={label}>
        {[...DIGITS, ...(next === undefined ? OF_AMOUNT : OF_FRACTION)].map((digits) => (
          <button
            key={digits}
            type="button"
            tabIndex={-1}
            className={styles.key}
            disabled={disabled}
            onClick={() => onDigits(digits)}
          >
            {digits}
          </button>
        ))}
        {next !== undefined && (
          <button
            type="button"
            tabIndex={-1}
            className={classNames(styles.key, styles.next)}
            disabled={disabled}
            onClick={next.onNext}
          >
            {next.label}
          </button>
        )}
      </div>
      <div className={styles.side}>
        {chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={classNames(styles.chip, chip.wide === true && styles.wide)}
            aria-keyshortcuts={chip.shortcut}
            disabled={disabled || chip.off === true}
            onClick={() => onChip(chip.id)}
          >
            {chip.label}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          className={styles.chip}
          aria-label={backspaceLabel}
          disabled={disabled}
          onClick={onBackspace}
        >
          <Icon of={Delete} />
        </button>
        <div className={styles.button}>{props.children}</div>
      </div>
    </div>
  );
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}
