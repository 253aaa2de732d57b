import * as v from 'valibot';
import { listedBetSchema } from '@/adapters/wire/betWire';
import { decode, decodeList } from '@/adapters/wire/decode';
import { rupeesFromPaise, wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { decimalFromOdds } from '@/adapters/wire/wireOdds';
import { wireId } from '@/adapters/wire/wireId';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import type { BetEdit, BetOrder, BetsPage, BetsQuery } from '@/application/ports/gateways/BetsGateway';
import type { Exposure } from '@/domain/betting/Exposure';
import { assertNever } from '@/domain/shared/assertNever';
import { betId, matchId } from '@/domain/shared/ids';

/** assumed: POST /bets, docs/wire.md 4.3. A kind that trades in rates per 100 is asked for by its rate, a fancy by its line too. */
export function orderPayload(order: BetOrder) {
  return {
    key: order.key,
    marketId: order.marketId,
    runnerId: order.runnerId,
    side: order.side,
    ...pricePayload(order),
    stake: rupeesFromPaise(order.stake),
    marketVersion: order.marketVersion,
    acceptOdds: order.acceptOdds,
  };
}

function pricePayload({ marketKind, odds, line }: BetOrder) {
  switch (marketKind) {
    case 'bookmaker':
    case 'toss':
      return { rate: odds - 100 };
    case 'fancy':
      return { rate: odds - 100, line };
    case 'matchOdds':
    case 'tiedMatch':
    case 'other':
      return { odds: decimalFromOdds(odds) };
    default:
      return assertNever(marketKind);
  }
}

/** assumed: POST /bets/edit, docs/wire.md 4.3. Only exchange kinds leave anything to wait, so it is always odds. */
export function editPayload({ betId: bet, key, odds, stake }: BetEdit) {
  return { betId: bet, key, odds: decimalFromOdds(odds), stake: rupeesFromPaise(stake) };
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

const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

const totals = v.fallback(
  v.nullish(v.object({ stake: wireMoneyNotNegative, profitLoss: wireMoney }), null),
  null,
);

const money = v.custom<readonly unknown[] | null>((value) => value === null || Array.isArray(value), 'list');

const pageSchema = v.object({ bets: money, count, totals });

/**
 * null when `bets` is no list: "you have no bets" is a claim about money, and nobody made it. A bet that cannot be read is left out
 * and logged.
 */
export function decodeBetsPage(data: unknown, skip: number, logger: Logger): BetsPage | null {
  const page = decode(pageSchema, data, 'bets', logger);
  if (page === null) return null;
  const bets = decodeList(listedBetSchema, page.bets, 'bets', logger).map((bet, place) =>
    bet.id === '' ? { ...bet, id: betId(`row-${skip + place}`) } : bet,
  );
  const known = page.totals === null ? {} : { totals: page.totals };
  return { bets, count: Math.max(page.count, bets.length), ...known };
}

const rowSchema = v.pipe(
  v.object({
    exposureAmount: wireMoneyNotNegative,
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

const exposureSchema = v.object({ exposureAmount: wireMoneyNotNegative, exposures: v.optional(money, null) });

/** assumed: `{exposureAmount, exposures}` of GET /bet/exposure/amount (docs/wire.md 2). */
export function decodeExposure(data: unknown, logger: Logger): Exposure | null {
  const exposure = decode(exposureSchema, data, 'exposure', logger);
  if (exposure === null) return null;
  return {
    total: exposure.exposureAmount,
    rows: decodeList(rowSchema, exposure.exposures, 'exposure.exposures', logger),
  };
}
