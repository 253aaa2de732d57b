import { decodeMatches } from '@/adapters/wire/matchWire';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  MarketsPage,
  MatchFilter,
  MatchPage,
  SportsGateway,
} from '@/application/ports/gateways/SportsGateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import { SPORT_IDS } from '@/domain/sports/Sport';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeMatchSettings } from './settingsWire';
import { decodeMarketsPage, decodeMatchPage, matchesIn } from './sportsWire';

export class HttpSportsGateway implements SportsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  matches(filter: MatchFilter, cancellation?: Cancellation): Promise<Result<readonly Match[], Failure>> {
    const { sport, inPlay } = filter;
    const query = {
      ...(sport === undefined ? {} : { sport: SPORT_IDS[sport] }),
      ...(inPlay === undefined ? {} : { inplay: String(inPlay) }),
    };
    return this.http.send({ endpoint: ENDPOINTS.matches, query, cancellation }, (data) =>
      decodeMatches(matchesIn(data), 'matches', this.logger),
    );
  }

  match(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchPage, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.match, query: { refmatchid: id }, cancellation }, (data) =>
      decodeMatchPage(data, this.logger),
    );
  }

  bookmaker(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>> {
    return this.http.send(
      { endpoint: ENDPOINTS.bookmaker, query: { refmatchid: id }, cancellation },
      (data) => decodeMarketsPage(data, 'bookmaker', this.logger),
    );
  }

  fancy(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.fancy, query: { refmatchid: id }, cancellation }, (data) =>
      decodeMarketsPage(data, 'fancy', this.logger),
    );
  }

  settings(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchSettings, Failure>> {
    return this.http.send(
      { endpoint: ENDPOINTS.matchSettings, query: { refmatchid: id }, cancellation },
      (data) => {
        const settings = decodeMatchSettings(data, this.logger);
        // An answer about another match is no answer.
        return settings?.matchId === id ? settings : null;
      },
    );
  }
}
