import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import styles from './Exposure.module.css';

export interface RowPagerProps {
  /** Rows before this page. */
  readonly skip: number;
  /** On this page. */
  readonly rows: number;
  readonly size: number;
  /** In all. */
  readonly count: number;
  readonly onGo: (skip: number) => void;
}

/** "1-10 of 12", one page on or back; nothing while all rows are on one page. */
export function RowPager({ skip, rows, size, count, onGo }: RowPagerProps) {
  const t = useText();
  const format = useFormat();
  if (count <= size) return null;
  return (
    <div className={styles.pager}>
      <Button size="small" disabled={skip === 0} onClick={() => onGo(skip - size)}>
        {t('exposure.previous')}
      </Button>
      <span>
        {t('exposure.page', {
          from: format.number(skip + 1),
          to: format.number(skip + rows),
          count: format.number(count),
        })}
      </span>
      <Button size="small" disabled={skip + rows >= count} onClick={() => onGo(skip + size)}>
        {t('exposure.next')}
      </Button>
    </div>
  );
}
