import styles from './Rewards.module.css';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly size: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** "1-10 of 43", one page on or back; nothing when one page holds all. */
export function Pager({ label, page, size, count, onPage }: PagerProps) {
  const t = useText();
  const format = useFormat();
  if (count <= size && page === 1) return null;
  const last = Math.max(1, Math.ceil(count / size));
  const from = Math.min((page - 1) * size + 1, count);
  return (
    <nav className={styles.pager} aria-label={label}>
      <span>
        {t('rewards.page', {
          from: format.number(from),
          to: format.number(Math.min(page * size, count)),
          count: format.number(count),
        })}
      </span>
      <div className={styles.actions}>
        <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
          {t('common.previous')}
        </Button>
        <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t('common.next')}
        </Button>
      </div>
    </nav>
  );
}
