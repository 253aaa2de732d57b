import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonVariant } from './Button';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface LinkButtonProps {
  /** A path of ours. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'regular' | 'small';
  readonly wide?: boolean;
  readonly icon?: IconShape;
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
