import { LiveTile } from './LiveTile';
import { Rail } from './Rail';
import type { Game } from '@/domain/casino/Game';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import { useTexts } from '@/ui/i18n/useTexts';

/** More than this are in the grid. */
const MAX = 12;

/** The tables that are open now. Hides when the backend says of none that it is. */
export function LiveRail({ games }: { readonly games: readonly Game[] }) {
  const { t, format } = useTexts();
  const press = useGamePress();
  if (games.length === 0) return null;
  return (
    <Rail title={t('casino.rail.live')} onClick={press} wide>
      {games
        .slice(0, MAX)
        .map((game) =>
          game.table === null ? null : (
            <LiveTile key={game.key} game={game} table={game.table} t={t} format={format} />
          ),
        )}
    </Rail>
  );
}
