import { about } from '@/adapters/wire/decoder';
import { decodeMatches } from '@/adapters/wire/matchWire';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { SportsGateway } from '@/application/ports/gateways/SportsGateway';
import type { MatchId } from '@/domain/shared/ids';
import { SPORT_IDS } from '@/domain/sports/Sport';
import { ENDPOINTS, type Endpoint } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeMatchSettings } from './settingsWire';
import { decodeMarketsPage, decodeMatchPage, matchesIn } from './sportsWire';

const { matches, match, bookmaker, fancy, matchSettings } = ENDPOINTS;

const of = (endpoint: Endpoint, id: MatchId, cancellation?: Cancellation) => ({
  ...{ endpoint, query: { refmatchid: id }, cancellation },
});

export function httpSportsGateway(http: HttpClient): SportsGateway {
  return {
    matches: ({ sport, inPlay }, cancellation) => {
      const query = {
        ...(sport === undefined ? {} : { sport: SPORT_IDS[sport] }),
        ...(inPlay === undefined ? {} : { inplay: String(inPlay) }),
      };
      return http.send({ endpoint: matches, query, cancellation }, (data, logger) =>
        decodeMatches(matchesIn(data), 'matches', logger),
      );
    },
    match: (id, cancellation) => http.send(of(match, id, cancellation), decodeMatchPage),
    bookmaker: (id, cancellation) =>
      http.send(of(bookmaker, id, cancellation), decodeMarketsPage('bookmaker')),
    fancy: (id, cancellation) => http.send(of(fancy, id, cancellation), decodeMarketsPage('fancy')),
    settings: (id, cancellation) =>
      http.send(
        of(matchSettings, id, cancellation),
        about(decodeMatchSettings, ({ matchId }) => matchId === id),
      ),
  };
}
