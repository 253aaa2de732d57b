import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonProps } from './Button';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon'> {
  /** A path of ours. */
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export function LinkButton({
  to,
  variant = 'secondary',
  size,
  wide,
  icon,
  onClick,
  children,
}: LinkButtonProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className={classNames(
        styles.button,
        styles[variant],
        size === 'small' && styles.small,
        wide === true && styles.wide,
      )}
    >
      {icon !== undefined && <Icon of={icon} size={size === 'small' ? 16 : 20} />}
      {children}
    </Link>
  );
}
