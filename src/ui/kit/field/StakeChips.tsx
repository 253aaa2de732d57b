import styles from './StakeChips.module.css';

export interface StakeChip {
  readonly id: string;
  /** 500, 1K, 1L. */
  readonly label: string;
  /** The keys that pick it, in the words of `aria-keyshortcuts`. */
  readonly shortcut?: string;
  /** More than is allowed here: shown, not offered. */
  readonly off?: boolean;
  /** Takes two places of a keypad. */
  readonly wide?: boolean;
}

export interface StakeChipsProps {
  /** Names the group for those who listen. */
  readonly label: string;
  readonly chips: readonly StakeChip[];
  readonly onPick: (id: string) => void;
  readonly disabled?: boolean;
}

/** Preset amounts, four in a row. */
export function StakeChips({ label, chips, onPick, disabled = false }: StakeChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-keyshortcuts={chip.shortcut}
          disabled={disabled || chip.off === true}
          onClick={() => onPick(chip.id)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
