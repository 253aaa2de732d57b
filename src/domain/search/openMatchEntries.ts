import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Match } from '@/domain/sports/Match';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { SearchEntry } from './SearchEntry';

/** Both lead to the page of their match. */
export interface MarketEntry extends SearchEntry<'market'> {
  readonly matchId: MatchId;
}

export interface PlayerEntry extends SearchEntry<'player'> {
  readonly matchId: MatchId;
}

/** What is known of a match whose page was opened. */
export interface KnownMatch {
  readonly match: Match;
  readonly markets: readonly Market[];
  readonly score: LiveScore | null;
}

/** The markets of a match by their names, also with its sides, and the players that its score names. */
export function openMatchEntries({
  match,
  markets,
  score,
}: KnownMatch): readonly (MarketEntry | PlayerEntry)[] {
  if (match.status === 'finished') return [];
  const shared = {
    matchId: match.id,
    detail: match.name,
    live: match.status === 'inPlay',
    startsAt: match.startsAt,
  };
  return [
    ...markets
      .filter(({ status }) => status !== 'closed')
      .map(({ id, name }) => ({ kind: 'market' as const, id, title: name, ...shared })),
    ...playersOf(score).map((name) => ({
      kind: 'player' as const,
      id: `${match.id} ${name}`,
      title: name,
      ...shared,
    })),
  ];
}

/** In cricket the score names those who play; in tennis they are the sides, and in football it names none. */
function playersOf(score: LiveScore | null): readonly string[] {
  if (score?.sport !== 'cricket') return [];
  const names = [...score.batters.map(({ name }) => name), score.bowler?.name ?? ''];
  return [...new Set(names)].filter((name) => name !== '');
}
