import { CategoryTile } from './CategoryTile';
import { Rail } from './Rail';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { useText } from '@/ui/i18n/useText';

/** CASINO-01: the groups of the home lobby. They stand before the catalogue is there, on a first visit without waiting for it. */
export function CategoryRail() {
  const t = useText();
  return (
    <Rail title={t('pages.rail.live')}>
      {LOBBY_GROUPS.map((group) => (
        <CategoryTile
          key={group}
          group={group}
          name={t(`casino.group.${group}`)}
          by={t('pages.rail.liveTables')}
        />
      ))}
    </Rail>
  );
}
