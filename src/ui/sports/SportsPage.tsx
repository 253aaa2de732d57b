import { listOfSlug } from '@/domain/sports/sportLists';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';
import { TREE_LISTS, treePath } from './frame/sportLinks';
import { SportsLobby } from './lists/SportsLobby';

const TABS = TREE_LISTS.map((list) => ({ list, to: treePath(list, false) }));

/** /spmsports/{category}. */
export function SportsPage({ params }: Pick<PageProps, 'params'>) {
  const t = useText();
  const list = listOfSlug(params['category'] ?? '');
  return <SportsLobby list={list} title={t(`sports.list.${list}`)} tabs={TABS} />;
}
