import { betEnvelopeSchema } from '@/adapters/wire/betWire';
import { decode } from '@/adapters/wire/decode';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type { BetOrder, BetsGateway, BetsPage, BetsQuery } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetKey, MatchId } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { betsQuery, decodeBetsPage, decodeExposure, orderPayload } from './betsWire';

const POPUP_PAGE = 10;

export class AxiosBetsGateway implements BetsGateway {
  readonly #http: HttpClient;
  readonly #logger: Logger;

  constructor(http: HttpClient, logger: Logger) {
    this.#http = http;
    this.#logger = logger;
  }

  /** Sent once, over HTTP, and never again by itself: a lost reply leaves the bet unknown, not failed. */
  place(order: BetOrder, timeoutMs: number): Promise<Result<Bet, Failure>> {
    return this.#http.send({ endpoint: ENDPOINTS.placeBet, body: orderPayload(order), timeoutMs }, (data) =>
      this.#betOf(data, order.key),
    );
  }

  async byKey(key: BetKey): Promise<Result<Bet | null, Failure>> {
    const answer = await this.#http.send({ endpoint: ENDPOINTS.betByKey, parameters: { key } }, (data) =>
      this.#betOf(data, key),
    );
    // Only the engine's own word proves that it never saw the bet; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  list(query: BetsQuery, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>> {
    return this.#page(betsQuery(query), query.skip, cancellation);
  }

  ofMatch(match: MatchId, skip: number, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>> {
    const query = { skip: String(skip), pageSize: String(POPUP_PAGE), refmatchid: match };
    return this.#page(query, skip, cancellation);
  }

  exposure(): Promise<Result<Exposure, Failure>> {
    return this.#http.send({ endpoint: ENDPOINTS.exposure }, (data) => decodeExposure(data, this.#logger));
  }

  #page(
    query: Readonly<Record<string, string>>,
    skip: number,
    cancellation: Cancellation | undefined,
  ): Promise<Result<BetsPage, Failure>> {
    return this.#http.send({ endpoint: ENDPOINTS.bets, query, cancellation }, (data) =>
      decodeBetsPage(data, skip, this.#logger),
    );
  }

  /** An answer about another bet is no answer. */
  #betOf(data: unknown, key: BetKey): Bet | null {
    const bet = decode(betEnvelopeSchema, data, 'bet', this.#logger);
    return bet !== null && (bet.key === null || bet.key === key) ? bet : null;
  }
}
