import { GameOf } from './GameOf';
import { resolveGame } from '@/domain/casino/resolveCasino';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /casino/{slug}/{game} (NAV-10, CASINO-03). */
export function GamePage({ route, params }: PageProps) {
  const t = useText();
  return (
    <GameOf
      title={t(`pages.${route.page}`)}
      find={(catalogue) => resolveGame(params['casinoslug'], params['gameslug'], catalogue)}
    />
  );
}
