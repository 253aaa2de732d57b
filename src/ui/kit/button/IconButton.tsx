import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label'
> {
  readonly label: string;
  readonly icon: IconShape;
  /** `header` is for the navy frame. */
  readonly tone?: 'surface' | 'header';
  /** A small count on the corner; the label should say it in words. */
  readonly count?: number;
}

export function IconButton({
  label,
  icon,
  tone = 'surface',
  count,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, tone === 'header' && styles.header)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
