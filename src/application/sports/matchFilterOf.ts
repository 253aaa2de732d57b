import type { MatchFilter } from '../ports/gateways/SportsGateway';
import type { MatchListName } from '../ports/state/MatchesState';

/** What a list asks for. */
export function matchFilterOf(name: MatchListName): MatchFilter {
  if (name === 'all') return {};
  return name === 'live' || name === 'upcoming' ? { inPlay: name === 'live' } : { sport: name };
}
