import { SPORTS_IN_ORDER, type SportList } from '@/domain/sports/sportLists';
import type { IconShape } from '@/ui/kit/icons/Icon';
import { Cricket, InPlay, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';

export const SPORT_ICONS: Readonly<Record<SportList, IconShape>> = {
  live: InPlay,
  cricket: Cricket,
  soccer: Soccer,
  tennis: Tennis,
};

/** Where the column beside the sports pages leads. */
export const TREE_LISTS: readonly SportList[] = ['live', ...SPORTS_IN_ORDER];

/** What is in play is one list for all; the sports lead to the lists of the exchange when one is there already. */
export function treePath(list: SportList, exchange: boolean): string {
  if (!exchange || list === 'live') return `/spmsports/${list}`;
  return `/exchange/${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}
