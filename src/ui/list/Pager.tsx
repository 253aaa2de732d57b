import { useState, type FormEvent, type RefObject } from 'react';
import { pagesOf, readSize, PAGE_SIZES, type PageSize } from '@/domain/shared/listPages';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import styles from './Pager.module.css';

export interface PageChange {
  readonly page: number;
  readonly size?: PageSize;
}

export interface PagerProps {
  /** Of the row of controls: "Pages of bets". */
  readonly label: string;
  /** Before the choice of how many rows; absent: every page has as many. What fits on the smallest page needs no pager. */
  readonly sizeLabel?: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly count: number;
  /** On this page, where that is not as many as fit on it. */
  readonly rows?: number;
  /** The head of the list: it takes the focus when another page is chosen. */
  readonly top?: RefObject<HTMLElement | null>;
  readonly onChange: (change: PageChange) => void;
}

/** "1-10 of 143", one page on or back, any page, and how many rows. */
export function Pager({ label, sizeLabel, page, size, count, rows, top, onChange }: PagerProps) {
  const { t, format } = useTexts();
  const pages = pagesOf(count, size);
  const least = sizeLabel === undefined ? size : PAGE_SIZES[0];
  if (page === 1 && count <= least && (rows ?? count) === count) return null;
  const first = rows === undefined ? Math.min((page - 1) * size + 1, count) : (page - 1) * size + 1;
  const last = rows === undefined ? Math.min(page * size, count) : first + rows - 1;
  function go(change: PageChange): void {
    onChange(change);
    top?.current?.scrollIntoView({ block: 'nearest' });
    top?.current?.focus({ preventScroll: true });
  }
  return (
    <nav className={styles.pager} aria-label={label} data-print="no">
      <p>
        {t('list.page', {
          from: format.number(first),
          to: format.number(last),
          count: format.number(count),
        })}
      </p>
      <div className={styles.moves}>
        <Button size="small" disabled={page <= 1} onClick={() => go({ page: Math.min(page - 1, pages) })}>
          {t('common.previous')}
        </Button>
        {pages > 1 && <PageJump key={page} page={page} pages={pages} onGo={(to) => go({ page: to })} />}
        <Button size="small" disabled={page >= pages} onClick={() => go({ page: page + 1 })}>
          {t('common.next')}
        </Button>
      </div>
      {sizeLabel !== undefined && (
        <label className={styles.size}>
          {sizeLabel}
          <select
            value={String(size)}
            onChange={(event) => go({ page: 1, size: readSize(event.target.value) })}
          >
            {PAGE_SIZES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
}

interface PageJumpProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

function PageJump({ page, pages, onGo }: PageJumpProps) {
  const { t, format } = useTexts();
  const [typed, setTyped] = useState(String(page));
  function go(event: FormEvent): void {
    event.preventDefault();
    const wanted = /^\d{1,6}$/.test(typed) ? Math.min(pages, Math.max(1, Number(typed))) : page;
    setTyped(String(wanted));
    if (wanted !== page) onGo(wanted);
  }
  return (
    <form className={styles.jump} onSubmit={go}>
      <label>
        {t('list.pageNumber')}
        <input
          inputMode="numeric"
          autoComplete="off"
          name="page"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={go}
        />
      </label>
      <span>{t('list.pageOf', { pages: format.number(pages) })}</span>
    </form>
  );
}
