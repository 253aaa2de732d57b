import { useId, type ComponentProps, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './Checkbox.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

export function Checkbox({ label, checked, onCheckedChange, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  const wrong = error !== undefined && error !== '';
  return (
    <div>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? errorId : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {wrong && (
        <p className={styles.error} id={errorId}>
          <Icon of={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
