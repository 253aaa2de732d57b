import { GameOf } from './game/GameOf';
import { TargetLobby } from './lobby/TargetLobby';
import { NO_GAMES } from '@/domain/casino/Catalogue';
import { resolveCasino } from '@/domain/casino/resolveCasino';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /casino/{slug}: the lobby of a provider or a category, a game, or nothing (NAV-10). */
export function CasinoPage({ route, params }: PageProps) {
  const t = useText();
  const slug = params['casinoslug'];
  // Which lobby it is does not depend on the games.
  const lobby = resolveCasino(slug, NO_GAMES);
  if (lobby.kind === 'provider' || lobby.kind === 'category') return <TargetLobby target={lobby} />;
  return <GameOf title={t(`pages.${route.page}`)} find={(catalogue) => resolveCasino(slug, catalogue)} />;
}
