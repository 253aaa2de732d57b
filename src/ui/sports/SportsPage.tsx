import { listOfSlug } from '@/domain/sports/sportLists';
import type { SportList } from '@/domain/sports/sportLists';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';
import { SportsLobby } from './lists/SportsLobby';

const LISTS: readonly SportList[] = ['live', 'cricket', 'soccer', 'tennis'];
const TABS = LISTS.map((list) => ({ list, to: `/spmsports/${list}` }));

/** /spmsports/{category}. */
export function SportsPage({ params }: Pick<PageProps, 'params'>) {
  const t = useText();
  const list = listOfSlug(params['category'] ?? '');
  return <SportsLobby list={list} title={t(`sports.list.${list}`)} tabs={TABS} />;
}
