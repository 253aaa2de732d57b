import * as v from 'valibot';
import { decode, decodeList, decodeRows } from '@/adapters/wire/decode';
import { wireMarketKind } from '@/adapters/wire/marketKindWire';
import { scoreSchema } from '@/adapters/wire/matchWire';
import { orNull } from '@/adapters/wire/orNull';
import { wireCountOrNone } from '@/adapters/wire/wireCount';
import { wireDate } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireItems, wireListOrNull } from '@/adapters/wire/wireItems';
import { wireSport } from '@/adapters/wire/wireSport';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import type { ResultsPage, ResultsQuery } from '@/application/ports/gateways/ReportsGateway';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MarketOutcome, SettledMarket } from '@/domain/sports/FinishedMatch';
import { isOnRuns, type MarketKind } from '@/domain/sports/marketKinds';
import { SPORT_IDS } from '@/domain/sports/Sport';

const MAX_WINNERS = 20;

/** assumed: what came of a market, docs/wire.md 4.8a. */
export const settledMarketSchema = v.pipe(
  v.object({
    id: wireId,
    name: wireText(160),
    type: v.fallback(wireMarketKind, 'other'),
    /** As a market's own result (4.1). */
    result: wireText(160),
    winners: wireItems(wireText(160), MAX_WINNERS),
  }),
  v.transform(({ id, type, result, winners, name }): SettledMarket => ({
    id: marketId(id),
    name,
    kind: type,
    outcome: outcomeOf(type, result, winners),
  })),
);

function outcomeOf(kind: MarketKind, result: string, winners: readonly string[]): MarketOutcome {
  if (result.toLowerCase() === 'void') return { kind: 'void' };
  if (isOnRuns(kind) && /^\d{1,4}$/.test(result)) return { kind: 'runs', runs: Number(result) };
  return winners.length > 0 ? { kind: 'won', winners } : { kind: 'said', words: result };
}

/** assumed: a match that is over, docs/wire.md 4.8a. */
export const finishedMatchSchema = v.pipe(
  v.object({
    id: wireId,
    sportId: wireSport,
    competition: wireTextOrEmpty(160),
    name: wireText(160),
    home: wireText(120),
    away: wireText(120),
    startTime: wireDate,
    winner: orNull(wireText(120)),
    score: orNull(scoreSchema),
    markets: v.fallback(v.array(v.unknown()), []),
  }),
  v.transform(({ id, sportId, startTime, ...rest }) => ({
    ...rest,
    id: matchId(id),
    sport: sportId,
    startsAt: startTime,
  })),
);

export const resultsPageSchema = v.object({ results: wireListOrNull, count: wireCountOrNone });

export function decodeResults(data: unknown, logger: Logger): ResultsPage | null {
  const page = decode(resultsPageSchema, data, 'results', logger);
  if (page === null) return null;
  const { rows, unread } = decodeRows(finishedMatchSchema, page.results, 'results', logger);
  const matches = rows.map((match) => ({
    ...match,
    markets: decodeList(settledMarketSchema, match.markets, 'results.markets', logger),
  }));
  return { matches, unread, count: Math.max(page.count, rows.length + unread) };
}

export function resultsQuery(query: ResultsQuery): Readonly<Record<string, string>> {
  return {
    skip: String(query.skip),
    pagesize: String(query.pageSize),
    startdate: new Date(query.from).toISOString(),
    enddate: new Date(query.until).toISOString(),
    ...(query.sport !== undefined && { sport: SPORT_IDS[query.sport] }),
    ...(query.search !== '' && { search: query.search }),
  };
}
