import '@/ui/i18n/laterTexts';
import { GameMissing } from './game/GameMissing';
import { GameOf } from './game/GameOf';
import { GameStand } from './game/GameStand';
import { resolveCasino } from '@/domain/casino/resolveCasino';
import { PromisePage } from '@/ui/pages/PromisePage';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/routing/PageProps';

/** /casino/{slug}: the lobby of a provider or a category, a game, or nothing (NAV-10, screens 1.7). */
export function CasinoPage(props: PageProps) {
  const t = useText();
  const { route, params } = props;
  return (
    <GameOf title={t(`pages.${route.pageName}`)}>
      {(catalogue) => {
        const target = resolveCasino(params['casinoslug'], catalogue);
        if (target.kind === 'game') return <GameStand key={target.game.key} game={target.game} />;
        return target.kind === 'unknown' ? <GameMissing /> : <PromisePage {...props} />;
      }}
    </GameOf>
  );
}
