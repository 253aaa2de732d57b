import type { SportList } from '@/domain/sports/sportLists';

/** Where the column beside the sports pages leads. */
export const TREE_LISTS: readonly SportList[] = ['live', 'cricket', 'soccer', 'tennis'];

/** What is in play is one list for all; the sports lead to the lists of the exchange when one is there already. */
export function treePath(list: SportList, exchange: boolean): string {
  if (!exchange || list === 'live') return `/spmsports/${list}`;
  return `/exchange/${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}
