import type { SportList } from '@/domain/sports/sportLists';
import type { IconShape } from '@/ui/kit/icons/Icon';
import { Cricket, InPlay, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';

export const SPORT_ICONS: Readonly<Record<SportList, IconShape>> = {
  live: InPlay,
  cricket: Cricket,
  soccer: Soccer,
  tennis: Tennis,
};
