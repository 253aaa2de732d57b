import type { ComponentType, SVGProps } from 'react';
import styles from './Icon.module.css';
import { classNames } from '@/ui/kit/classNames';

/** A lucide icon or one of ours: anything that draws an svg on the 24-unit grid. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

export interface IconProps {
  readonly of: IconShape;
  /** px at 100 % text size; 20 unless said. */
  readonly size?: 16 | 20 | 24 | 32 | 48;
  readonly className?: string | undefined;
}

/** Decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      size={`${size / 16}rem`}
      className={classNames(styles.icon, className)}
    />
  );
}
