import { useEffect } from 'react';
import { pagesOf } from '@/domain/shared/listPages';

/** Past the end of a list, as after rows have gone: the last page is shown, and Back does not lead here again. `count` is null until it is known. */
export function useLastPage(
  { page, size }: { readonly page: number; readonly size: number },
  count: number | null,
  onChange: (change: { readonly page: number }, replace: boolean) => void,
): void {
  const last = count === null ? null : pagesOf(count, size);
  useEffect(() => {
    if (last !== null && page > last) onChange({ page: last }, true);
  }, [last, page, onChange]);
}
