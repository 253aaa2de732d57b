import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';
import { betPrice } from './betPrice';
import { effectiveStake } from './effectiveStake';
import { waitingOn } from './waitingOn';

/** What still waits of the bets of a position. */
interface Waiting {
  readonly bets: number;
  /** null: of several sides or selections, whose stakes do not add up. */
  readonly stake: Paise | null;
}

/** What a player has on a market, in a line: nothing in it is of one bet and said of all, and no stakes of opposite sides are added up. */
export interface PositionSummary {
  /** Each selection once, in the order of the bets. */
  readonly selections: readonly string[];
  readonly count: number;
  /** Whose side is that of all; null: they are of both sides, or of several selections. */
  readonly oneSide: Bet | null;
  /** Whose price is that of all; null: they have several. */
  readonly onePrice: Bet | null;
  /** What was staked on that one side; null: of several, or nothing was taken. */
  readonly stake: Paise | null;
  /** A bet on each side of one selection, back first: short enough to be named one by one. */
  readonly legs: readonly Bet[];
  readonly waiting: Waiting | null;
}

/** Names what was taken, since that is what the player has; where nothing was, what waits. */
export function positionSummary(bets: readonly Bet[]): PositionSummary {
  const taken = bets.filter(({ matched }) => matched > 0).toReversed();
  const waiting = bets[0] === undefined ? [] : waitingOn(bets[0].marketId, bets);
  const named = taken.length > 0 ? taken : bets.toReversed();
  const onePrice = isOf(named, sameSide) && isOf(named, samePrice) ? (named[0] ?? null) : null;
  const oneSide = isOf(named, sameSide) ? (named[0] ?? null) : null;
  return {
    selections: [...new Set(named.map(({ selection }) => selection))],
    count: named.length,
    oneSide,
    onePrice,
    stake: oneSide === null || taken.length === 0 ? null : addMoney(...taken.map(({ matched }) => matched)),
    legs: oneSide === null && taken.length === 2 && isOf(taken, sameRunner) ? legsOf(taken) : [],
    waiting:
      waiting.length === 0
        ? null
        : {
            bets: waiting.length,
            stake: isOf(waiting, sameSide) ? addMoney(...waiting.map(waits)) : null,
          },
  };
}

function legsOf(taken: readonly Bet[]): readonly Bet[] {
  return taken.toSorted((one, other) => Number(one.side === 'lay') - Number(other.side === 'lay'));
}

function waits(bet: Bet): Paise {
  return paise(effectiveStake(bet) - bet.matched);
}

type Same = (one: Bet, other: Bet) => boolean;

const sameRunner: Same = (one, other) => one.runnerId === other.runnerId;
const sameSide: Same = (one, other) => sameRunner(one, other) && one.side === other.side;
const samePrice: Same = (one, other) => JSON.stringify(betPrice(one)) === JSON.stringify(betPrice(other));

function isOf(bets: readonly Bet[], same: Same): boolean {
  const [first] = bets;
  return first === undefined || bets.every((bet) => same(bet, first));
}
