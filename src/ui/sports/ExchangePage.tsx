import '@/ui/i18n/laterTexts';
import { matchId } from '@/domain/shared/ids';
import { sportOfSlug } from '@/domain/sports/sportLists';
import type { PageProps } from '@/ui/routing/PageProps';
import { MatchPage } from './MatchPage';
import { SportsFrame } from './SportsFrame';
import { SportsLobby } from './SportsPage';

/** /exchange/{gameId}: a sport's name shows its list, anything else is a match. */
export function ExchangePage({ params }: Pick<PageProps, 'params'>) {
  const game = decoded(params['gameId'] ?? '');
  const sport = sportOfSlug(game);
  return sport === null ? (
    <SportsFrame>
      <MatchPage key={game} id={matchId(game)} />
    </SportsFrame>
  ) : (
    <SportsLobby list={sport} />
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
