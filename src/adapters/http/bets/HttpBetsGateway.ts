import { betEnvelopeSchema, editedBetSchema } from '@/adapters/wire/betWire';
import { decode } from '@/adapters/wire/decode';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  BetEdit,
  BetOrder,
  BetsGateway,
  BetsPage,
  BetsQuery,
  EditedBet,
} from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId, BetKey, CashOutQuoteId, MarketId, MatchId } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { betsQuery, decodeBetsPage, decodeExposure, editPayload, orderPayload } from './betsWire';
import { decodeCashOut, decodeQuote } from './cashOutWire';

const POPUP_PAGE = 10;

export class HttpBetsGateway implements BetsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  /** Sent once, over HTTP, and never again by itself: a lost reply leaves the bet unknown, not failed. */
  place(order: BetOrder, timeoutMs: number): Promise<Result<Bet, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.placeBet, body: orderPayload(order), timeoutMs }, (data) =>
      this.#betOf(data, order.key),
    );
  }

  async byKey(key: BetKey): Promise<Result<Bet | null, Failure>> {
    const answer = await this.http.send({ endpoint: ENDPOINTS.betByKey, parameters: { key } }, (data) =>
      this.#betOf(data, key),
    );
    // Only the engine's own word proves that it never saw the bet; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  list(query: BetsQuery, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>> {
    return this.#page(betsQuery(query), query, cancellation);
  }

  ofMatch(match: MatchId, skip: number, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>> {
    const query = { skip: String(skip), pageSize: String(POPUP_PAGE), refmatchid: match };
    return this.#page(query, { skip, pageSize: POPUP_PAGE }, cancellation);
  }

  exposure(): Promise<Result<Exposure, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.exposure }, (data) => decodeExposure(data, this.logger));
  }

  /** Sent once: asked again, the second answer would say that there is nothing to cancel. */
  cancel(bet: BetId): Promise<Result<Bet, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.cancelBet, body: { betId: bet } }, (data) => {
      const told = decode(betEnvelopeSchema, data, 'bet', this.logger);
      return told?.id === bet ? told : null;
    });
  }

  edit(edit: BetEdit): Promise<Result<EditedBet, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.editBet, body: editPayload(edit) }, (data) => {
      const told = decode(editedBetSchema, data, 'editedBet', this.logger);
      const key = told?.replacement.key ?? edit.key;
      return told?.bet.id === edit.betId && key === edit.key ? told : null;
    });
  }

  cashOutQuote(market: MarketId): Promise<Result<CashOutQuote, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.cashOutQuote, body: { marketId: market } }, (data) => {
      const quote = decodeQuote(data, this.logger);
      return quote?.marketId === market ? quote : null;
    });
  }

  cashOut(quote: CashOutQuoteId, key: BetKey): Promise<Result<CashOut, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.cashOut, body: { quoteId: quote, key } }, (data) =>
      this.#cashOutOf(data, key),
    );
  }

  async cashOutByKey(key: BetKey): Promise<Result<CashOut | null, Failure>> {
    const answer = await this.http.send({ endpoint: ENDPOINTS.cashOutByKey, parameters: { key } }, (data) =>
      this.#cashOutOf(data, key),
    );
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  #cashOutOf(data: unknown, key: BetKey): CashOut | null {
    const cashOut = decodeCashOut(data, this.logger);
    return cashOut?.key === key ? cashOut : null;
  }

  #page(
    query: Readonly<Record<string, string>>,
    asked: { readonly skip: number; readonly pageSize: number },
    cancellation: Cancellation | undefined,
  ): Promise<Result<BetsPage, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.bets, query, cancellation }, (data) =>
      decodeBetsPage(data, asked, this.logger),
    );
  }

  /** An answer about another bet is no answer. */
  #betOf(data: unknown, key: BetKey): Bet | null {
    const bet = decode(betEnvelopeSchema, data, 'bet', this.logger);
    return bet !== null && (bet.key === null || bet.key === key) ? bet : null;
  }
}
