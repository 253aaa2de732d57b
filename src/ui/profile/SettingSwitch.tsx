import { useId } from 'react';
import styles from './Profile.module.css';
import { Saved } from './Saved';
import { useSavedTick } from './useSavedTick';

export interface SettingSwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  /** Keeps it, at once. */
  readonly onSwitch: (on: boolean) => void;
}

/** A setting that is on or off: a native checkbox that looks like a switch, and a tick once it is kept. */
export function SettingSwitch({ label, hint, on, disabled = false, onSwitch }: SettingSwitchProps) {
  const id = useId();
  const tick = useSavedTick();
  return (
    <div className={styles.setting}>
      <label htmlFor={id} className={styles.what}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <Saved shown={tick.shown} />
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
          tick.show();
        }}
      />
    </div>
  );
}
