import { useId } from 'react';
import styles from './Profile.module.css';
import { Saved } from './Saved';
import { useSavedTick } from './useSavedTick';

export interface SettingSwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  /** false: whether it came about is said elsewhere. */
  readonly ticks?: boolean;
  /** Keeps it, at once. */
  readonly onSwitch: (on: boolean) => void;
}

/** A setting that is on or off: a native checkbox that looks like a switch, and a tick once it is saved. */
export function SettingSwitch({
  label,
  hint,
  on,
  disabled = false,
  ticks = true,
  onSwitch,
}: SettingSwitchProps) {
  const id = useId();
  const tick = useSavedTick();
  return (
    <div className={styles.setting}>
      <div className={styles.what}>
        <span className={styles.named}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <Saved shown={tick.shown} />
        </span>
        {hint !== undefined && (
          <label htmlFor={id} className={styles.hint} id={`${id}-hint`}>
            {hint}
          </label>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={on}
        disabled={disabled}
        onChange={(event) => {
          onSwitch(event.target.checked);
          if (ticks) tick.show();
        }}
      />
    </div>
  );
}
