import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import { runnerId, type MarketId, type MatchId, type RunnerId } from '@/domain/shared/ids';
import { isOnRuns } from '@/domain/sports/marketKinds';
import { afterCommission } from './afterCommission';
import type { Bet } from './Bet';
import { effectiveStake } from './effectiveStake';
import { fancyBook } from './fancy';
import { lockedIn } from './lockedIn';
import { positionsOf, type MatchedStake } from './positions';
import { atRiskOn, matchedOn } from './projection';

/** What a player has on one market: one thing to watch, and to cash out. */
export interface OpenPosition {
  readonly marketId: MarketId;
  readonly matchId: MatchId;
  /** Newest first; never empty. */
  readonly bets: readonly [Bet, ...Bet[]];
  /** What was taken of its bets, or can still be. */
  readonly stake: Paise;
  /** What of that was not taken yet. */
  readonly waiting: Paise;
}

/**
 * The open bets by market. The position that was begun last comes first: a later bet on one, as of a cash out, does not move it, so no other one comes
 * under a finger that taps again (F53).
 */
export function openPositions(bets: readonly Bet[]): readonly OpenPosition[] {
  const byMarket = new Map<MarketId, [Bet, ...Bet[]]>();
  for (const bet of bets.toReversed()) {
    const others = byMarket.get(bet.marketId);
    if (others === undefined) byMarket.set(bet.marketId, [bet]);
    else others.unshift(bet);
  }
  return [...byMarket].toReversed().map(([marketId, own]) => {
    const stake = addMoney(...own.map(effectiveStake));
    const taken = addMoney(...own.map(({ matched }) => matched));
    return { marketId, matchId: own[0].matchId, bets: own, stake, waiting: paise(stake - taken) };
  });
}

/** The best and the worst that it can bring, signed. */
export interface ResultRange {
  readonly best: Paise;
  readonly worst: Paise;
}

/** Stands for all runners that nobody bet on, as long as the market's own list is not here. */
const SOMEBODY_ELSE = runnerId('');

/** What is known of the market of a position. */
interface PositionTerms {
  readonly runners: readonly RunnerId[];
  /** Percent of a profit. */
  readonly commission: number;
}

/**
 * After commission. What waits can still lose, so it counts in the worst; it may never be taken, so the best is what is taken alone. `terms`:
 * null while they are not known.
 */
export function resultRange({ marketId, bets }: OpenPosition, terms: PositionTerms | null): ResultRange {
  const stakes = atRiskOn(marketId, bets);
  const known = terms?.runners ?? [...new Set(stakes.map((each) => each.runnerId)), SOMEBODY_ELSE];
  const resultsOf = (some: readonly MatchedStake[]): readonly Paise[] =>
    isOnRuns(bets[0].marketKind)
      ? fancyBook(some).map(({ result }) => result)
      : [...positionsOf(known, some).values()];
  const taken = Math.max(0, ...resultsOf(stakes.filter(({ waiting }) => waiting !== true)));
  return {
    best: afterCommission(paise(taken), terms?.commission ?? 0),
    worst: paise(Math.min(...resultsOf(stakes), 0)),
  };
}

/** Nobody is known to offer odds. */
const NO_ODDS = { back: null, lay: null };

/** Whether whoever wins brings the same, as far as the bets alone say: of a market that is not known yet. */
export function isLevelByBets({ marketId, bets }: OpenPosition): boolean {
  const taken = matchedOn(marketId, bets);
  const runners = [...new Set(taken.map((each) => each.runnerId)), SOMEBODY_ELSE];
  return taken.length > 1 && lockedIn(positionsOf(runners, taken), () => NO_ODDS) !== null;
}
