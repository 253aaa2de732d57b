import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message under the field; absent or undefined when the entry is fine. */
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint below, error under it with an icon. The parts' ids come from `fieldIds`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const ids = fieldIds(id);
  return (
    <div className={styles.frame}>
      <label className={styles.label} id={ids.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== undefined && error !== '' && (
        <p className={styles.error} id={ids.error}>
          <Icon of={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <div className={styles.hint} id={ids.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface FieldIds {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly prefix: string;
}

export function fieldIds(id: string): FieldIds {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, prefix: `${id}-prefix` };
}

/** The aria attributes that tie an input to its hint and its error. */
export function describeField(id: string, { hint, error }: FieldTexts) {
  const ids = fieldIds(id);
  const wrong = error !== undefined && error !== '';
  const described = [wrong ? ids.error : '', hint === undefined ? '' : ids.hint].filter(
    (each) => each !== '',
  );
  return {
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}
