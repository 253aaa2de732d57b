import { GameMissing } from './GameMissing';
import { GameOf } from './GameOf';
import { GameStand } from './GameStand';
import { resolveGame } from '@/domain/casino/resolveCasino';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /casino/{slug}/{game} (NAV-10, CASINO-03). */
export function GamePage({ route, params }: PageProps) {
  const t = useText();
  return (
    <GameOf title={t(`pages.${route.page}`)}>
      {(catalogue) => {
        const found = resolveGame(params['casinoslug'], params['gameslug'], catalogue);
        return found.kind === 'game' ? (
          <GameStand key={found.game.key} game={found.game} />
        ) : (
          <GameMissing catalogue={catalogue} />
        );
      }}
    </GameOf>
  );
}
