import * as v from 'valibot';
import { NO_MONEY } from '@/domain/shared/Money';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import type { Market, Runner } from '@/domain/sports/Market';
import { wireMarketKind } from './marketKindWire';
import { wireMarketStatus, wireRunnerStatus } from './statusWire';
import { wireDelaySeconds, wirePercent, wireVersion } from './wireCount';
import { wireId } from './wireId';
import { wireMoneyNotNegative } from './wireMoney';
import { wireText, wireTextOrEmpty } from './wireText';

/** No field has more runners; more is an attack on memory (X31). */
const MAX_RUNNERS = 100;

const wireWinners = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RUNNERS));

export const runnerSchema = v.pipe(
  v.object({
    id: wireId,
    name: wireText(120),
    status: wireRunnerStatus,
    sort: v.fallback(v.number(), 0),
  }),
  v.transform(({ id, name, status, sort }) => ({
    sort,
    runner: { id: runnerId(id), name, status } satisfies Runner,
  })),
);

/** SPORT-03: a session item of the specification is called by its HeadName. */
function namedByHead(market: unknown): unknown {
  if (typeof market !== 'object' || market === null || !('HeadName' in market)) return market;
  const name = 'name' in market ? market.name : undefined;
  return name === undefined || name === null || name === '' ? { ...market, name: market.HeadName } : market;
}

/** A number of runs may come as a number; 0 is one. */
const wireResult = v.fallback(
  v.nullable(v.union([wireText(120), v.pipe(v.number(), v.safeInteger(), v.transform(String))])),
  null,
);

/**
 * assumed: docs/wire.md 4.1. What stakes are judged by (limits, version, delay) and every runner must be there; a market of which
 * a part is unreadable is not offered at all.
 */
export const marketSchema: v.GenericSchema<unknown, Market> = v.pipe(
  v.unknown(),
  v.transform(namedByHead),
  v.object({
    id: wireId,
    refMatchId: wireId,
    name: wireText(160),
    type: v.fallback(wireMarketKind, 'other'),
    // One winner unless the market says otherwise; a number that is none is not guessed at.
    winners: v.optional(wireWinners, 1),
    group: wireTextOrEmpty(40),
    commission: v.optional(wirePercent, 0),
    status: wireMarketStatus,
    statusLabel: wireTextOrEmpty(40),
    version: wireVersion,
    inPlay: v.boolean(),
    delaySeconds: wireDelaySeconds,
    min: wireMoneyNotNegative,
    max: wireMoneyNotNegative,
    maxProfit: wireMoneyNotNegative,
    allowUnmatched: v.fallback(v.boolean(), false),
    keepInPlay: v.fallback(v.optional(v.boolean(), false), false),
    totalMatched: v.fallback(wireMoneyNotNegative, NO_MONEY),
    rules: wireTextOrEmpty(4_000),
    result: wireResult,
    runners: v.pipe(v.array(runnerSchema), v.maxLength(MAX_RUNNERS)),
  }),
  v.transform(({ id, refMatchId, type, min, max, maxProfit, runners, keepInPlay, ...rest }) => ({
    ...rest,
    ...(keepInPlay ? { keepInPlay } : {}),
    id: marketId(id),
    matchId: matchId(refMatchId),
    kind: type,
    limits: { min, max, maxProfit },
    runners: runners.toSorted((a, b) => a.sort - b.sort).map(({ runner }) => runner),
  })),
);
