import styles from './PageSkeleton.module.css';
import type { PageShape } from './pageShape';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** More boxes than a screen shows: what is under them is not seen to move. */
const BOXES: Readonly<Record<Exclude<PageShape, 'bare'>, number>> = {
  prices: 14,
  home: 14,
  match: 9,
  account: 4,
  list: 14,
  lobby: 18,
  text: 8,
};

export interface PageSkeletonProps {
  readonly shape: PageShape;
  readonly title: string;
  /** The page has the way to the other pages of its kind beside it, where there is room. */
  readonly withMenu: boolean;
}

/** A page before its script has come: its name, its spinner (NAV-05) and the boxes of what it will show. */
export function PageSkeleton({ shape, title, withMenu }: PageSkeletonProps) {
  const t = useText();
  if (shape === 'bare')
    return (
      <div className={styles.bare}>
        <Spinner size="large" label={t('common.loading')} />
      </div>
    );
  const boxes = Array.from({ length: BOXES[shape] }, (_, at) => at);
  return (
    <div
      className={classNames(styles.page, withMenu && styles.withMenu)}
      data-outline={shape}
      aria-busy="true"
    >
      <VisuallyHidden>
        <span role="status">{t('common.loading')}</span>
      </VisuallyHidden>
      {withMenu && <div className={styles.menu} />}
      <div className={styles.main} aria-hidden="true">
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <Spinner />
        </div>
        <div className={styles.bar} />
        <div className={styles.boxes}>
          {boxes.map((box) => (
            <div key={box} className={styles.box}>
              <Skeleton length="half" />
              <Skeleton length="long" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
