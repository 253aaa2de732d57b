import { decodeMatches } from '@/adapters/wire/matchWire';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type { MatchFilter, MatchPage, SportsGateway } from '@/application/ports/gateways/SportsGateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import { SPORT_IDS } from '@/domain/sports/Sport';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeMatchPage, matchesIn } from './sportsWire';

export class AxiosSportsGateway implements SportsGateway {
  readonly #http: HttpClient;
  readonly #logger: Logger;

  constructor(http: HttpClient, logger: Logger) {
    this.#http = http;
    this.#logger = logger;
  }

  matches(filter: MatchFilter, cancellation?: Cancellation): Promise<Result<readonly Match[], Failure>> {
    const { sport, inPlay } = filter;
    const query = {
      ...(sport === undefined ? {} : { sport: SPORT_IDS[sport] }),
      ...(inPlay === undefined ? {} : { inplay: String(inPlay) }),
    };
    return this.#http.send({ endpoint: ENDPOINTS.matches, query, cancellation }, (data) =>
      decodeMatches(matchesIn(data), 'matches', this.#logger),
    );
  }

  match(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchPage, Failure>> {
    return this.#http.send({ endpoint: ENDPOINTS.match, query: { refmatchid: id }, cancellation }, (data) =>
      decodeMatchPage(data, this.#logger),
    );
  }
}
