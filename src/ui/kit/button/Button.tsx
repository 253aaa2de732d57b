import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'back' | 'lay';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'regular' | 'small';
  /** Fills its row. */
  readonly wide?: boolean;
  readonly icon?: IconShape;
  /** While true the button shows `busyLabel`, keeps the focus and answers no press, not even an Enter in its form. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
}

export function Button({
  variant = 'secondary',
  size = 'regular',
  wide = false,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    // Stopping the click also stops the submission that it, or Enter in a field, would have caused (AUTH-19).
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        styles[variant],
        size === 'small' && styles.small,
        wide && styles.wide,
      )}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon of={icon} size={size === 'small' ? 16 : 20} />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
