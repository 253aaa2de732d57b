import { useState } from 'react';
import type { FormEvent } from 'react';
import { PAGE_SIZES, pagesOf } from '@/domain/betting/BetsFilter';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import styles from './BetsPager.module.css';

export interface BetsPagerProps {
  readonly filter: BetsFilter;
  readonly count: number;
  /** On this page. */
  readonly rows: number;
  readonly onChange: (change: Partial<BetsFilter>) => void;
}

/** "1-10 of 143", one page on or back, any page, and how many rows. */
export function BetsPager({ filter, count, rows, onChange }: BetsPagerProps) {
  const t = useText();
  const format = useFormat();
  const { page, size } = filter;
  const pages = pagesOf(count, size);
  const first = (page - 1) * size + 1;
  return (
    <nav className={styles.pager} aria-label={t('myBets.pages')} data-print="no">
      <p className={styles.count}>
        {t('myBets.page', {
          from: format.number(first),
          to: format.number(first + rows - 1),
          count: format.number(count),
        })}
      </p>
      <div className={styles.moves}>
        <Button size="small" disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          {t('common.previous')}
        </Button>
        {pages > 1 && <PageJump key={page} page={page} pages={pages} onGo={(to) => onChange({ page: to })} />}
        <Button size="small" disabled={page >= pages} onClick={() => onChange({ page: page + 1 })}>
          {t('common.next')}
        </Button>
      </div>
      <label className={styles.size}>
        {t('myBets.size')}
        <select
          value={String(size)}
          onChange={(event) =>
            onChange({ size: PAGE_SIZES.find((each) => String(each) === event.target.value) ?? 10 })
          }
        >
          {PAGE_SIZES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}

interface PageJumpProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

function PageJump({ page, pages, onGo }: PageJumpProps) {
  const t = useText();
  const format = useFormat();
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
        {t('myBets.pageNumber')}
        <input
          inputMode="numeric"
          autoComplete="off"
          name="page"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={go}
        />
      </label>
      <span>{t('myBets.pageOf', { pages: format.number(pages) })}</span>
    </form>
  );
}
