import styles from './SafeTools.module.css';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** The box of a tool that loads. */
export function ToolSkeleton({ of }: { readonly of: 'limits' | 'activity' | 'page' }) {
  return (
    <div className={styles[of]}>
      <Skeleton shape="block" />
    </div>
  );
}
