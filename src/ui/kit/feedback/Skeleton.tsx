import styles from './Skeleton.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface SkeletonProps {
  /** `line` of text, `block` that fills its box, `cell` of the price grid, `circle`. */
  readonly shape?: 'line' | 'block' | 'cell' | 'circle';
  /** Length of a line: a share of its row. */
  readonly length?: 'full' | 'long' | 'half' | 'short';
}

/** Stands where content will be, in its very box, so that nothing moves when it comes. Its parent says that it loads. */
export function Skeleton({ shape = 'line', length = 'full' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.bone, styles[shape], shape === 'line' && styles[length])}
      aria-hidden="true"
    />
  );
}
