import styles from './SafeTools.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const LINES = { limits: 12, activity: 5, page: 14 } as const;

/** The box of a tool that loads, with its lines. */
export function ToolSkeleton({ of }: { readonly of: keyof typeof LINES }) {
  return (
    <div className={classNames(styles[of], styles.lines)}>
      {Array.from({ length: LINES[of] }, (_, line) => (
        <span key={line} className={styles.line}>
          <Skeleton length="half" />
          <Skeleton length="long" />
        </span>
      ))}
    </div>
  );
}
