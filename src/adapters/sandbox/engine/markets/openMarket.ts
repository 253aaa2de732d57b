import { seedOf } from '../kernel/mix';
import { beliefOf } from '../sports/beliefOf';
import { formatOf } from '../sports/formats';
import type { Format } from '../sports/Format';
import type { Match } from '../sports/Match';
import type { Plan } from '../sports/Plan';
import type { Market, Runner } from './Market';
import { kindOf } from './marketKinds';
import type { MarketKind } from './marketKinds';
import { matchedBefore, reprice } from './quotes';
import type { Words } from '../../texts/Said';

/** assumed: there it is over point by point, and nothing is kept. */
const TENNIS = '2';
/** Believable volume before the start: some multiples of the usual depth. */
const EARLY_VOLUME = 12;
/** The same whenever the plan is made: a market is never opened twice. */
export function marketIdOf(match: Match, plan: Plan): string {
  return plan.key === '' ? `1.${match.id}` : `1.${match.id}.${plan.key}`;
}

/** A market of a match, as it is put on offer. The same seed and plan give the same market, whenever it is made. */
export function openMarket(seed: string, match: Match, plan: Plan): Market {
  const id = marketIdOf(match, plan);
  const format = formatOf(match.formatId);
  const kind = kindOf(plan);
  const inPlay = match.status === 'inplay';
  const { values } = beliefOf(match, plan.topic);
  const runners = plan.runners.map((name, at) =>
    newRunner(`${match.id}${plan.key}${plan.key === '' ? '' : '-'}${at + 1}`, name, values[at] ?? 0.5),
  );
  const market: Market = {
    id,
    matchId: match.id,
    kind: plan.kind,
    name: plan.name,
    group: plan.group ?? '',
    topic: plan.topic,
    winners: plan.winners ?? 1,
    commission: 0,
    status: 'OPEN',
    label: '',
    version: 1,
    inPlay,
    delayMs: inPlay ? Math.min(kind.longestDelayMs, format?.delayMs ?? 0) : 0,
    ...limitsOf(format, kind),
    keepInPlay: !kind.house && (format?.allowUnmatched ?? false) && match.sportId !== TENNIS,
    runners,
    luck: seedOf(seed, 'prices', plan.key === '' ? match.id : id),
    drift: 0,
    nextTickAt: 0,
    reopenAt: null,
    settleAt: null,
    held: false,
    settlement: null,
    settlements: 0,
  };
  reprice(market);
  if (!kind.house) for (const runner of runners) matchedBefore(market, runner);
  return market;
}

type Limits = Pick<Market, 'min' | 'max' | 'maxProfit' | 'allowUnmatched' | 'totalMatched' | 'depth'>;

/** The house stands for its quote up to the limit; in an exchange there is what others offer. */
function limitsOf(format: Format | undefined, { house, smaller }: MarketKind): Limits {
  const max = (format?.max ?? 0) / smaller;
  const depth = house ? max : (format?.depth ?? 0) / smaller;
  return {
    min: format?.min ?? 0,
    max,
    maxProfit: (format?.maxProfit ?? 0) / smaller,
    allowUnmatched: !house && (format?.allowUnmatched ?? false),
    totalMatched: house ? 0 : depth * EARLY_VOLUME,
    depth,
  };
}

function newRunner(id: string, name: Words, chance: number): Runner {
  return {
    id,
    name,
    status: 'ACTIVE',
    chance,
    shown: chance,
    back: 0,
    lay: 1,
    backDepth: [0, 0, 0],
    layDepth: [0, 0, 0],
    backLine: null,
    layLine: null,
    pinned: false,
  };
}
