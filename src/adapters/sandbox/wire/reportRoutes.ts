import { settledMarkets } from '../engine/betting/settledMarkets';
import type { SettledMarket } from '../engine/betting/settledMarkets';
import { VOID } from '../engine/markets/MarketService';
import { winnersIn } from '../engine/markets/marketKinds';
import { overMatches } from '../engine/sports/results';
import type { MatchResult } from '../engine/sports/results';
import { scoreOf } from '../engine/sports/playSport';
import type { PlayerRoute, Route } from './Caller';
import { oneOf, queryCount, queryMoment, queryText } from './readInput';
import { MALFORMED, refusal, success } from './reply';

const DAY_MS = 86_400_000;
/** Days, and the hours by which two ends of days may differ. */
const MAX_REPORT_DAYS = 91;
const MAX_RESULT_DAYS = 32;

type Asked = Parameters<Route>[1]['request']['query'];

/** Epoch milliseconds; swapped dates are swapped back (X30). null: no dates at all. */
function rangeIn(query: Asked, now: number, usualDays: number) {
  const start = queryMoment(query, 'startdate', false);
  const end = queryMoment(query, 'enddate', true);
  if (start === null || end === null) return null;
  const to = Math.max(start ?? 0, end ?? now);
  return { from: Math.min(start ?? to - usualDays * DAY_MS, end ?? Infinity), to };
}

/** assumed: docs/wire.md 4.8a. One row a market, by when it was settled, newest first; the totals are over all of them. */
export const reportMarkets: PlayerRoute = (core, userId, { request }) => {
  const { query } = request;
  const range = rangeIn(query, core.kernel.now, 30);
  if (range === null) return MALFORMED;
  if (range.to - range.from > MAX_REPORT_DAYS * DAY_MS)
    return refusal(422, 'Please choose at most 90 days.', 'RANGE_TOO_WIDE');
  const found = settledMarkets(core.book.of(userId), range);
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  const sum = (of: (market: SettledMarket) => number): number =>
    found.reduce((total, market) => total + of(market), 0) / 100;
  return success({
    markets: found.slice(skip, skip + size).map(wireSettled),
    count: found.length,
    totals: { stake: sum(({ stake }) => stake), profitLoss: sum(({ result }) => result), commission: 0 },
  });
};

/** The sandbox takes no commission (`Market.commission`), and says so. */
function wireSettled(market: SettledMarket): unknown {
  return {
    id: market.id,
    settledAt: new Date(market.settledAt).toISOString(),
    sportId: market.sportId,
    competition: market.competition,
    refMatchId: market.matchId,
    matchName: market.matchName,
    marketName: market.marketName,
    bets: market.bets,
    stake: market.stake / 100,
    profitLoss: market.result / 100,
    commission: 0,
  };
}

/** assumed: docs/wire.md 4.8a. Matches that are over, by their start, the latest first. */
export const results: Route = (core, { request }) => {
  const { query } = request;
  const { kernel, world } = core;
  const range = rangeIn(query, kernel.now, 1);
  if (range === null) return MALFORMED;
  if (range.to - range.from > MAX_RESULT_DAYS * DAY_MS)
    return refusal(422, 'Please choose at most 31 days.', 'RANGE_TOO_WIDE');
  const over = overMatches(kernel.seed, kernel.now, world.all(), {
    ...range,
    sportId: oneOf(queryText(query, 'sport'), ['4', '1', '2']),
    search: (queryText(query, 'search') ?? '').trim().toLowerCase(),
  });
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 50], 25);
  const page = over.slice(skip, skip + size).map(({ result }) => wireResult(result()));
  return success({ results: page, count: over.length });
};

function wireResult({ match, markets }: MatchResult): unknown {
  const rows = markets.map(({ market, outcome }) => {
    const won = outcome === VOID ? [] : winnersIn(outcome);
    return {
      id: market.id,
      name: market.name,
      type: market.kind,
      result: outcome,
      winners: market.runners.flatMap(({ id, name }) => (won.includes(id) ? [name] : [])),
    };
  });
  return {
    id: match.id,
    sportId: match.sportId,
    competition: match.competition,
    name: `${match.home} v ${match.away}`,
    home: match.home,
    away: match.away,
    startTime: new Date(match.startAt).toISOString(),
    winner: rows[0]?.winners[0] ?? null,
    score: scoreOf(match.story, [match.home, match.away]),
    markets: rows,
  };
}
