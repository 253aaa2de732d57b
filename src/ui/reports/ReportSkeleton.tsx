import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import styles from './Reports.module.css';
import { ReportTotals } from './ReportTotals';

/** The boxes of a report before it comes: sums, chart and some rows, each with its final height. */
export function ReportSkeleton({ slow }: { readonly slow: boolean }) {
  return (
    <>
      <ReportTotals sums={null} />
      <div className={styles.chart}>
        <Skeleton shape="block" />
      </div>
      <ListSkeleton rows={7} slow={slow} />
    </>
  );
}
