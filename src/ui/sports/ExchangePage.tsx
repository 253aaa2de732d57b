import { matchId } from '@/domain/shared/ids';
import { SPORTS_IN_ORDER, sportOfSlug } from '@/domain/sports/sportLists';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';
import { MatchPage } from './match/MatchPage';
import { SportsFrame } from './frame/SportsFrame';
import { SportsLobby } from './lists/SportsLobby';
import { treePath } from './frame/sportLinks';

const TABS = SPORTS_IN_ORDER.map((list) => ({ list, to: treePath(list, true) }));

/** /exchange/{gameId}: a sport's name shows its list, anything else is a match. */
export function ExchangePage({ params }: Pick<PageProps, 'params'>) {
  const t = useText();
  const game = decoded(params['gameId'] ?? '');
  const sport = sportOfSlug(game);
  if (sport === null)
    return (
      <SportsFrame>
        <MatchPage key={game} id={matchId(game)} />
      </SportsFrame>
    );
  const title = t('lists.exchangeOf', { sport: t(`sports.list.${sport}`) });
  return <SportsLobby list={sport} title={title} tabs={TABS} exchange />;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
