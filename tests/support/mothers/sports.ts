import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { LevelChange, MarketChange, RunnerChange } from '@/domain/sports/MarketChange';
import type { MarketBook, RunnerBook } from '@tests/support/books';
import type { Match } from '@/domain/sports/Match';
import type { MatchSettings } from '@/domain/sports/MatchSettings';

export const HOME = runnerId('home');
export const AWAY = runnerId('away');
export const DRAW = runnerId('draw');
export const MATCH = matchId('match-1');
export const MARKET = marketId('market-1');

export function aMarket(changes: Partial<Market> = {}): Market {
  return {
    id: MARKET,
    matchId: MATCH,
    name: 'Match Odds',
    kind: 'matchOdds',
    winners: 1,
    group: '',
    commission: 0,
    status: 'open',
    statusLabel: '',
    version: 1,
    inPlay: true,
    delaySeconds: 5,
    limits: { min: rupees(100), max: rupees(100_000), maxProfit: rupees(1_000_000) },
    allowUnmatched: true,
    totalMatched: NO_MONEY,
    rules: '',
    result: null,
    runners: [
      { id: HOME, name: 'Home', status: 'active' },
      { id: AWAY, name: 'Away', status: 'active' },
    ],
    ...changes,
  };
}

export function aMatch(changes: Partial<Match> = {}): Match {
  return {
    id: MATCH,
    sport: 'cricket',
    competition: 'River League',
    name: 'Home v Away',
    home: 'Home',
    away: 'Away',
    venue: 'The Ground',
    startsAt: Date.UTC(2026, 0, 15, 12, 0, 0),
    status: 'inPlay',
    score: null,
    badges: ['matchOdds'],
    matchOdds: aMarket(),
    ...changes,
  };
}

export function someSettings(id: MatchId = MATCH, changes: Partial<MatchSettings> = {}): MatchSettings {
  return {
    matchId: id,
    tvUrl: null,
    scoreUrl: null,
    notes: [],
    commission: 0,
    minStake: rupees(100),
    maxStake: rupees(100_000),
    delaySeconds: 5,
    ...changes,
  };
}

/** `[price, size]` in hundredths and paise, best first; null is a hole. */
type Offers = readonly (readonly [price: number, size: number] | null)[];

export function aRunnerBook(back: Offers, lay: Offers, status: RunnerBook['status'] = 'active'): RunnerBook {
  return { status, back: offers(back), lay: offers(lay) };
}

function offers(levels: Offers): RunnerBook['back'] {
  return levels.map((level) => (level === null ? null : { price: odds(level[0]), size: level[1] as never }));
}

export function aBook(
  runners: readonly (readonly [RunnerId, RunnerBook])[],
  changes: Partial<MarketBook> = {},
): MarketBook {
  return {
    id: MARKET,
    status: 'open',
    statusLabel: '',
    version: 1,
    inPlay: true,
    delaySeconds: 5,
    totalMatched: NO_MONEY,
    result: null,
    runners: new Map(runners),
    ...changes,
  };
}

/** `[level, price, size]` as on the wire; size 0 removes. */
export type LevelRows = readonly (readonly [level: number, price: number, size: number])[];

export function levels(rows: LevelRows): LevelChange[] {
  return rows.map(([level, price, size]) => ({
    level,
    offer: size === 0 ? null : { price: odds(price), size: size as never },
  }));
}

export function aRunnerChange(id: RunnerId, back: LevelRows = [], lay: LevelRows = []): RunnerChange {
  return { id, back: levels(back), lay: levels(lay) };
}

export function anImage(id: MarketId = MARKET, changes: Partial<MarketChange> = {}): MarketChange {
  return {
    id,
    image: true,
    status: 'open',
    version: 1,
    inPlay: true,
    delaySeconds: 5,
    runners: [
      { ...aRunnerChange(HOME, [[0, 200, 10_000]], [[0, 202, 10_000]]), status: 'active' },
      { ...aRunnerChange(AWAY, [[0, 198, 10_000]], [[0, 200, 10_000]]), status: 'active' },
    ],
    ...changes,
  };
}

export function aDelta(id: MarketId = MARKET, changes: Partial<MarketChange> = {}): MarketChange {
  return { id, image: false, runners: [], ...changes };
}

/** A delta that moves the best back price of the home runner. */
export function aTick(price: number, size = 10_000, id: MarketId = MARKET): MarketChange {
  return aDelta(id, { runners: [aRunnerChange(HOME, [[0, price, size]])] });
}
