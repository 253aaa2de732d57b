import styles from './GamesRail.module.css';
import { Rail } from './Rail';
import type { Game } from '@/domain/casino/Game';
import { GameTile } from '@/ui/casino/tile/GameTile';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { GateLink } from '@/ui/navigation/GateLink';

/** More than this are in the lobby. */
const MAX = 16;

export interface GamesRailProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** The lobby of all of them. */
  readonly to?: string;
}

/** Some games in a row, and where the others are. Hides when there are none. */
export function GamesRail({ title, games, to }: GamesRailProps) {
  const t = useText();
  const press = useGamePress();
  if (games.length === 0) return null;
  return (
    <Rail
      title={title}
      onClick={press}
      action={
        to !== undefined && (
          <GateLink to={to} className={styles.all}>
            <span aria-hidden="true">{t('sports.seeAll')}</span>
            <VisuallyHidden>{t('casino.rail.seeAllOf', { title })}</VisuallyHidden>
          </GateLink>
        )
      }
    >
      {games.slice(0, MAX).map((game) => (
        <GameTile key={game.key} game={game} t={t} />
      ))}
    </Rail>
  );
}
