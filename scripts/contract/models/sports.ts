import * as v from 'valibot';
import { settingsSchema } from '@/adapters/http/sports/settingsWire';
import { MARKET_KIND_WORDS } from '@/adapters/wire/marketKindWire';
import { marketSchema, runnerSchema } from '@/adapters/wire/marketWire';
import { matchSchema, scoreSchema } from '@/adapters/wire/matchWire';
import { marketChangeSchema, runnerSchema as runnerChangeSchema } from '@/adapters/wire/pricesWire';
import { scoreOfMatchSchema } from '@/adapters/realtime/marketStreamWire';
import { wireLine } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import { fields, listOf, maybe, maybeNone, oneOf, orNone, text, withFields } from './withFields';

export const KINDS = MARKET_KIND_WORDS.map(([word]) => word);
const marketStatus = oneOf('OPEN', 'SUSPENDED', 'CLOSED');
const runnerStatus = oneOf('ACTIVE', 'SUSPENDED', 'WINNER', 'LOSER', 'REMOVED');
const matchStatus = oneOf('upcoming', 'inplay', 'finished');

const Market = withFields(marketSchema, {
  type: oneOf(...KINDS),
  status: marketStatus,
  result: maybeNone(text()),
  runners: listOf(withFields(runnerSchema, { status: runnerStatus })),
});

/** Of a level that is taken away nothing but its place counts. */
const Level = v.union([
  v.strictTuple([place(), wireOdds, wireMoneyNotNegative]),
  v.strictTuple([place(), wireOdds, wireMoneyNotNegative, wireLine]),
]);

const RunnerPrices = withFields(runnerChangeSchema, {
  status: maybe(runnerStatus),
  back: maybe(listOf(Level)),
  lay: maybe(listOf(Level)),
});

const MarketPrices = withFields(marketChangeSchema, {
  status: maybe(marketStatus),
  runners: maybe(listOf(RunnerPrices)),
});

const MatchScore = withFields(scoreOfMatchSchema, { status: matchStatus, score: orNone(scoreSchema) });

const Match = withFields(matchSchema, {
  sportId: oneOf('4', '1', '2'),
  status: matchStatus,
  badges: maybe(listOf(oneOf(...KINDS, 'tv'))),
  matchOdds: maybeNone(Market),
  prices: maybeNone(MarketPrices),
});

const MatchSettings = withFields(settingsSchema, { notes: maybe(listOf(text())) });

export const SPORTS = { Market, RunnerPrices, MarketPrices, Match, MatchSettings, MatchScore };

export const matchesReply = fields({ matches: listOf(Match) });
export const matchReply = fields({ match: Match, markets: listOf(Market), odds: listOf(MarketPrices) });
export const marketsReply = fields({ markets: listOf(Market), odds: listOf(MarketPrices) });
export const settingsReply = fields({ settings: MatchSettings });
export const matchQuery = { refmatchid: wireId };

function place() {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(49));
}
