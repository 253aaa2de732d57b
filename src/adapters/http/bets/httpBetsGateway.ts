import { betEnvelopeSchema, editedBetSchema } from '@/adapters/wire/betWire';
import { about, decoder } from '@/adapters/wire/decoder';
import type { BetsGateway } from '@/application/ports/gateways/BetsGateway';
import { CASH_OUT_PARTS } from '@/domain/betting/cashOutPart';
import type { BetKey } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { betsQuery, decodeBetsPage, decodeExposure, editPayload, orderPayload } from './betsWire';
import { decodeCashOut, decodeQuote } from './cashOutWire';

const POPUP_PAGE = 10;

const decodeBet = decoder(betEnvelopeSchema, 'bet');
const decodeEdited = decoder(editedBetSchema, 'editedBet');
const betOf = (key: BetKey) => about(decodeBet, (bet) => bet.key === null || bet.key === key);
const percentOf = (part: number | undefined) => part ?? CASH_OUT_PARTS.all;
const cashOutOf = (key: BetKey) => about(decodeCashOut, (cashOut) => cashOut.key === key);

export function httpBetsGateway(http: HttpClient): BetsGateway {
  return {
    /** Sent once, over HTTP, and never again by itself: a lost reply leaves the bet unknown, not failed. */
    place: (order, timeoutMs) =>
      http.send({ endpoint: ENDPOINTS.placeBet, body: orderPayload(order), timeoutMs }, betOf(order.key)),
    byKey: (key) => underKey(http, { endpoint: ENDPOINTS.betByKey, parameters: { key } }, betOf(key)),
    list: (asked, cancellation) =>
      http.send({ endpoint: ENDPOINTS.bets, query: betsQuery(asked), cancellation }, decodeBetsPage(asked)),
    ofMatch: (match, skip, cancellation) => {
      const query = { skip: String(skip), pageSize: String(POPUP_PAGE), refmatchid: match };
      return http.send(
        { endpoint: ENDPOINTS.bets, query, cancellation },
        decodeBetsPage({ skip, pageSize: POPUP_PAGE }),
      );
    },
    exposure: () => http.send({ endpoint: ENDPOINTS.exposure }, decodeExposure),
    /** Sent once: asked again, the second answer would say that there is nothing to cancel. */
    cancel: (bet) =>
      http.send(
        { endpoint: ENDPOINTS.cancelBet, body: { betId: bet } },
        about(decodeBet, ({ id }) => id === bet),
      ),
    edit: (edit) =>
      http.send(
        { endpoint: ENDPOINTS.editBet, body: editPayload(edit) },
        about(
          decodeEdited,
          ({ bet, replacement }) => bet.id === edit.betId && (replacement.key ?? edit.key) === edit.key,
        ),
      ),
    /** Of a backend that does not know parts the answer would be about all of it. */
    cashOutQuote: (market, part) =>
      http.send(
        {
          endpoint: ENDPOINTS.cashOutQuote,
          body: { marketId: market, ...(part === undefined ? {} : { part }) },
        },
        about(decodeQuote, (quote) => quote.marketId === market && percentOf(quote.part) === percentOf(part)),
      ),
    cashOut: (quote, key) =>
      http.send({ endpoint: ENDPOINTS.cashOut, body: { quoteId: quote, key } }, cashOutOf(key)),
    cashOutByKey: (key) =>
      underKey(http, { endpoint: ENDPOINTS.cashOutByKey, parameters: { key } }, cashOutOf(key)),
  };
}
