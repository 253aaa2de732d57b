import { Skeleton, type SkeletonProps } from './Skeleton';
import styles from './SkeletonCard.module.css';

/** The box of a card that comes, with the lengths of its lines. */
export function SkeletonCard({ lines }: { readonly lines: readonly Required<SkeletonProps>['length'][] }) {
  return (
    <div className={styles.card}>
      {lines.map((length, line) => (
        <Skeleton key={line} length={length} />
      ))}
    </div>
  );
}
