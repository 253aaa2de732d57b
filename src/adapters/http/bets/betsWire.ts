import * as v from 'valibot';
import type { Decoder } from '@/adapters/wire/decoder';
import { decode, decodeRows } from '@/adapters/wire/decode';
import { listedBetSchema } from '@/adapters/wire/listedBetWire';
import { rupeesFromPaise, wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { decimalFromOdds } from '@/adapters/wire/wireOdds';
import { wireId } from '@/adapters/wire/wireId';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import type { BetEdit, BetOrder, BetsPage, BetsQuery } from '@/application/ports/gateways/BetsGateway';
import type { Exposure } from '@/domain/betting/Exposure';
import { rowId } from '@/domain/betting/rowId';
import { matchId } from '@/domain/shared/ids';
import { addMoney, paise } from '@/domain/shared/Money';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { orNull } from '@/adapters/wire/orNull';
import { wireListOrNull } from '@/adapters/wire/wireItems';

/** assumed: POST /bets, docs/wire.md 4.3. A kind that trades in rates per 100 is asked for by its rate, a fancy by its line too. */
export function orderPayload(order: BetOrder) {
  return {
    key: order.key,
    marketId: order.marketId,
    runnerId: order.runnerId,
    side: order.side,
    ...pricePayload(order),
    ...(order.keepInPlay === true ? { keepInPlay: true } : {}),
    stake: rupeesFromPaise(order.stake),
    marketVersion: order.marketVersion,
    acceptOdds: order.acceptOdds,
    ...(order.worstOdds === undefined ? {} : { worstOdds: decimalFromOdds(order.worstOdds) }),
  };
}

function pricePayload({ marketKind, odds, line }: BetOrder) {
  const { quote } = MARKET_KINDS[marketKind];
  if (quote === 'odds') return { odds: decimalFromOdds(odds) };
  return { rate: odds - 100, ...(quote === 'line' ? { line } : {}) };
}

/** assumed: POST /bets/edit, docs/wire.md 4.3. Only exchange kinds leave anything to wait, so it is always odds. */
export function editPayload({ betId: bet, key, odds, stake, waiting }: BetEdit) {
  return {
    ...{ betId: bet, key, odds: decimalFromOdds(odds), stake: rupeesFromPaise(stake) },
    waiting: rupeesFromPaise(waiting),
  };
}

/** SPORT-06. assumed: dates as ISO-8601 with a zone. */
export function betsQuery(query: BetsQuery): Readonly<Record<string, string>> {
  const { matchId: match, from, until, market, status } = query;
  return {
    skip: String(query.skip),
    pagesize: String(query.pageSize),
    ...(match === undefined ? {} : { refmatchid: match }),
    ...(from === undefined ? {} : { startdate: new Date(from).toISOString() }),
    ...(until === undefined ? {} : { enddate: new Date(until).toISOString() }),
    ...(market === undefined ? {} : { markettype: market === 'matchOdds' ? 'match_odds' : market }),
    ...(status === undefined ? {} : { betstatus: status }),
  };
}

const wireCount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

const count = v.fallback(wireCount, 0);

const totals = orNull(v.object({ stake: wireMoneyNotNegative, profitLoss: wireMoney }));

type PageAsked = Pick<BetsQuery, 'skip' | 'pageSize'>;

export const pageSchema = v.pipe(
  v.unknown(),
  // assumed: `{bets, count}`; a bare list is one page of it.
  v.transform((data) => (Array.isArray(data) ? { bets: data } : data)),
  v.object({ bets: wireListOrNull, count: orNull(wireCount), totals }),
);

/**
 * null when `bets` is no list: "you have no bets" is a claim about money, and the server made no such claim. A bet that cannot be read is logged, and counted
 * in `unread` (F93).
 */
export function decodeBetsPage(asked: PageAsked): Decoder<BetsPage> {
  return (data, logger) => {
    const page = decode(pageSchema, data, 'bets', logger);
    if (page === null) return null;
    const { rows, unread: unreadable } = decodeRows(listedBetSchema, page.bets, 'bets', logger);
    const unread = unreadable + withheld(page, asked);
    const bets = rows.map((bet, place) => (bet.id === '' ? { ...bet, id: rowId(asked.skip + place) } : bet));
    return {
      bets,
      ...(unread > 0 && { unread }),
      count: countOf(page.count, bets.length + unread, asked),
      ...(page.totals !== null && { totals: page.totals }),
    };
  };
}

/** Bets of this page that the server counts and did not list: an empty list beside a count is not "no bets". */
function withheld(
  { bets, count: all }: { readonly bets: readonly unknown[] | null; readonly count: number | null },
  { skip, pageSize }: PageAsked,
): number {
  return bets === null || bets.length > 0 || all === null ? 0 : Math.min(pageSize, Math.max(0, all - skip));
}

/** Of a backend that does not count: what is known, and one more as long as its pages are full. */
function countOf(received: number | null, listed: number, { skip, pageSize }: PageAsked): number {
  if (received !== null) return Math.max(received, listed);
  return skip + listed + (listed >= pageSize ? 1 : 0);
}

/** What could be lost. Some servers say it below zero, some above: it is the same (WAL-04). */
const atRisk = v.pipe(
  wireMoney,
  v.transform((amount) => paise(Math.abs(amount))),
);

export const rowSchema = v.pipe(
  v.object({
    exposureAmount: atRisk,
    matchName: wireTextOrEmpty(160),
    refMatchId: wireId,
    totalBets: count,
  }),
  v.transform(({ exposureAmount, matchName, refMatchId, totalBets }) => ({
    matchId: matchId(refMatchId),
    matchName,
    amount: exposureAmount,
    bets: totalBets,
  })),
);

export const exposureSchema = v.object({
  exposureAmount: atRisk,
  exposures: v.optional(wireListOrNull, null),
});

/**
 * assumed: GET /bet/exposure/amount, whose result the specification does not show: `{exposureAmount, exposures}`, the amount alone, or the rows
 * alone, which then add up to it (docs/wire.md 2).
 */
export function decodeExposure(data: unknown, logger: Logger): Exposure | null {
  if (Array.isArray(data)) {
    const { rows, unread } = decodeRows(rowSchema, data, 'exposure', logger);
    return unread > 0 ? null : { total: addMoney(...rows.map(({ amount }) => amount)), rows };
  }
  const whole = typeof data === 'number' || typeof data === 'string' ? { exposureAmount: data } : data;
  const exposure = decode(exposureSchema, whole, 'exposure', logger);
  if (exposure === null) return null;
  const { rows, unread } = decodeRows(rowSchema, exposure.exposures, 'exposure.exposures', logger);
  return { total: exposure.exposureAmount, rows, ...(unread > 0 && { unread }) };
}
