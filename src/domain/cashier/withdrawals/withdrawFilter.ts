import { readPage, readSize, soundPage, writePage, type PageSize } from '@/domain/shared/listPages';
import { REQUEST_STATUSES } from '../RequestStatus';

export type WithdrawStatusFilter = 'all' | (typeof REQUEST_STATUSES)[number];

/** What /withdrawList shows, all of it from its address. */
export interface WithdrawFilter {
  readonly status: WithdrawStatusFilter;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** The filter that an address asks for; `read` gives the text under a name, or null. Total: what it does not understand is as if it were not there (X30). */
export function readWithdrawFilter(read: (name: string) => string | null): WithdrawFilter {
  return {
    status: REQUEST_STATUSES.find((status) => status === read('status')) ?? 'all',
    page: readPage(read('page')),
    size: readSize(read('size')),
  };
}

/** The shortest address that `readWithdrawFilter` reads as this filter. */
export function writeWithdrawFilter({
  status,
  page,
  size,
}: WithdrawFilter): Readonly<Record<string, string>> {
  return { ...(status === 'all' ? {} : { status }), ...writePage(page, size) };
}

/** The filter after a choice: what changes which requests are listed leads back to the first page. */
export function changeWithdrawFilter(
  filter: WithdrawFilter,
  change: Partial<WithdrawFilter>,
): WithdrawFilter {
  return { ...filter, ...change, page: soundPage(change.page ?? 1) };
}
