import type { ListPart } from './longList';

export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** No list is longer: the largest `skip` that is ever asked for stays at a million (X30). */
const LAST_PAGE = 20_000;

/** How many pages there are; at least one. */
export function pagesOf(count: number, size: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / size)));
}

/** Whether the list goes on before this page and after it. */
export function pageEdges({ page, size }: { readonly page: number; readonly size: number }, count: number) {
  return { hasEarlierPage: page > 1, hasLaterPage: page < pagesOf(count, size) };
}

/** What a server skips and gives for a page. */
export function pagePart({ page, size }: { readonly page: number; readonly size: number }): ListPart {
  return { skip: (page - 1) * size, size };
}

/** A page that can be asked for, from 1. */
export function soundPage(page: number): number {
  return Number.isSafeInteger(page) ? Math.min(LAST_PAGE, Math.max(1, page)) : 1;
}

/** The page in an address; the first for what is none (X30). */
export function readPage(text: string | null): number {
  return text !== null && /^\d{1,5}$/.test(text) ? soundPage(Number(text)) : 1;
}

export function readSize(text: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? 10;
}

/** What an address says of a page; the usual is not said. */
export function writePage(page: number, size: PageSize): Readonly<Record<string, string>> {
  return {
    ...(size === 10 ? {} : { size: String(size) }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
