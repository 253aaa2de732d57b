import * as v from 'valibot';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { LevelChange, MarketChange, RunnerChange } from '@/domain/sports/MarketChange';
import { wireMarketStatus, wireRunnerStatus } from './statusWire';
import { wireDelaySeconds, wireLine, wireVersion } from './wireCount';
import { wireId } from './wireId';
import { wireMoneyNotNegative } from './wireMoney';
import { oddsFromDecimal, wireOdds } from './wireOdds';
import { wireText } from './wireText';
import { withoutUndefined } from './withoutUndefined';

const MAX_RUNNERS = 100;
const MAX_LEVELS = 50;

/** `[level, price, size]`, for a fancy `[level, price, size, line]`; size 0 removes the level, whatever the price says. "NaN" and "Infinity" are neither price nor size. */
export const levelSchema = v.pipe(
  v.tuple([
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LEVELS - 1)),
    v.unknown(),
    wireMoneyNotNegative,
    v.nullish(wireLine, null),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }): LevelChange => {
    const [level, decimal, size, line] = dataset.value;
    if (size === 0) return { level, offer: null };
    const price = oddsFromDecimal(decimal);
    if (price !== null) return { level, offer: line === null ? { price, size } : { price, size, line } };
    addIssue({ expected: 'odds' });
    return NEVER;
  }),
);

const ladder = v.optional(v.pipe(v.array(levelSchema), v.maxLength(MAX_LEVELS)));

export const runnerSchema = v.pipe(
  v.object({
    id: wireId,
    status: v.optional(wireRunnerStatus),
    back: ladder,
    lay: ladder,
    // It is read, not bet on: an odd one takes no prices away.
    last: v.fallback(v.optional(wireOdds), undefined),
  }),
  v.transform(({ id, ...rest }): RunnerChange => ({ id: runnerId(id), ...withoutUndefined(rest) })),
);

/**
 * assumed: MarketPrices, docs/wire.md 4.2. All of it or nothing: a change of which a part was lost would leave an old price
 * looking alive. An image must list its runners, because those it does not list are cleared.
 */
export const marketChangeSchema: v.GenericSchema<unknown, MarketChange> = v.pipe(
  v.object({
    id: wireId,
    image: v.optional(v.boolean(), false),
    version: v.optional(wireVersion),
    status: v.optional(wireMarketStatus),
    statusLabel: v.optional(wireText(40)),
    inPlay: v.optional(v.boolean()),
    delaySeconds: v.optional(wireDelaySeconds),
    totalMatched: v.optional(wireMoneyNotNegative),
    result: v.optional(v.nullable(wireText(120))),
    runners: v.optional(v.pipe(v.array(runnerSchema), v.maxLength(MAX_RUNNERS))),
  }),
  v.check(({ image, runners }) => !image || runners !== undefined, 'an image without runners'),
  v.transform(({ id, image, runners, ...rest }) => ({
    id: marketId(id),
    image,
    runners: runners ?? [],
    ...withoutUndefined(rest),
  })),
);
