import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import list from './MatchList.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The rows of a short list before it comes, with their lanes. */
export function ShortListSkeleton() {
  return (
    <div className={list.group} data-density="compact">
      <div className={list.groupHead} />
      {ROWS.map((row) => (
        <div key={row} className={list.row}>
          <span className={list.match}>
            <Skeleton length="short" />
            <Skeleton length="long" />
            <Skeleton length="half" />
          </span>
          <span className={list.prices}>
            <span className={list.unseenPair} />
            <span className={list.unseenPair} />
          </span>
        </div>
      ))}
    </div>
  );
}
