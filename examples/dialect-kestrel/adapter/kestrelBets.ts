import { decodeBetsPage, decodeExposure } from '@/adapters/http/bets/betsWire';
import { betSchema } from '@/adapters/wire/betWire';
import { about, decoderIn } from '@/adapters/wire/decoder';
import type { BetOrder, BetsGateway, BetsQuery } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import { ok } from '@/domain/shared/Result';
import { notOffered, type KestrelCall, type KestrelClient } from './KestrelClient';
import { respellBet, respellRisk, respellTickets, SIDES } from './spelling';

const readBet = decoderIn('bet', betSchema, 'ticket');

/** Money and prices go as decimal texts, exact to the paisa. */
const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

function orderOf(order: BetOrder) {
  return {
    ...{ ref: order.key, market_id: order.marketId, selection_id: order.runnerId, side: SIDES[order.side] },
    ...{ price: decimal(order.odds), stake: decimal(order.stake), version: order.marketVersion },
    ...{ line: order.line, move: order.acceptOdds },
    ...(order.worstOdds !== undefined && { limit: decimal(order.worstOdds) }),
  };
}

function queryOf({ skip, pageSize, matchId: event, from, until, market, status }: BetsQuery) {
  return {
    ...{ from_row: String(skip), rows: String(pageSize) },
    ...(event !== undefined && { event_id: event }),
    ...(from !== undefined && { since: new Date(from).toISOString() }),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
    ...(market !== undefined && { family: market === 'fancy' ? 'runs' : 'exchange' }),
    ...(status !== undefined && { standing: status === 'open' ? 'running' : 'done' }),
  };
}

export function kestrelBets(client: KestrelClient): BetsGateway {
  const bet = (call: KestrelCall, isMeant: (bet: Bet) => boolean) =>
    client.call(call, respellBet, about(readBet, isMeant));
  const list: BetsGateway['list'] = (query, cancellation) =>
    client.call(
      { path: '/tickets', query: queryOf(query), cancellation },
      respellTickets,
      decodeBetsPage(query),
    );
  return {
    /** Sent once: what became of a lost answer is asked by its key. */
    place: (order, timeoutMs) =>
      bet({ path: '/tickets', body: orderOf(order), timeoutMs }, ({ key }) => key === order.key),
    byKey: async (ref) => {
      const found = await bet({ path: `/tickets/${ref}` }, ({ key }) => key === ref);
      const never = !found.ok && found.error.kind === 'refused' && found.error.code === 'KEY_UNKNOWN';
      return never ? ok(null) : found;
    },
    list,
    ofMatch: (matchId, skip, cancellation) => list({ skip, pageSize: 10, matchId }, cancellation),
    exposure: () => client.call({ path: '/risk' }, respellRisk, decodeExposure),
    cancel: (ticket) => bet({ path: '/tickets/withdraw', body: { ticket } }, ({ id }) => id === ticket),
    ...{ edit: notOffered, cashOutQuote: notOffered, cashOut: notOffered, cashOutByKey: notOffered },
  };
}
