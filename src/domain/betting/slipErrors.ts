import { isBallRunning } from '@/domain/sports/isBallRunning';
import { say, type Message, type MessageValues } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketLimits, RunnerStatus } from '@/domain/sports/Market';
import type { MarketConditions } from '@/domain/sports/MarketChange';
import { isOnLadder } from '@/domain/sports/oddsLadder';
import type { BetSlip } from './BetSlip';
import { atLeastAsGood } from './oddsHonoured';
import { parseStake } from './parseStake';
import { MARKET_KINDS, type MarketKindRow } from '@/domain/sports/marketKinds';
import { decimalPayout } from '@/domain/betting/payout';
import { worstOdds } from './worstOdds';

/** Everything that decides whether a slip can be placed now. */
export interface SlipSituation {
  readonly slip: BetSlip;
  /** Whether this backend takes bets at all. */
  readonly offered: boolean;
  readonly signedIn: boolean;
  readonly online: boolean;
  /** A bet is under way, or one like this waits for its outcome. */
  readonly inFlight: boolean;
  /** Whether the market's prices are up to date. */
  readonly live: boolean;
  readonly market: Pick<MarketConditions, 'status' | 'statusLabel' | 'version'> | null;
  readonly runner: RunnerStatus | null;
  /** The best price on the slip's side now. */
  readonly bestOdds: OddsHundredths | null;
  /** The line that goes with them, of a fancy. */
  readonly bestLine: number | null;
  readonly limits: MarketLimits | null;
  /** What can be staked now; null when this connection has not said it yet: the server judges. */
  readonly cash: Paise | null;
  /** By how much the bet raises the market's exposure; null when that is not known. */
  readonly addedExposure: Paise | null;
}

export interface SlipError {
  readonly message: Message;
  /** Whether another stake would help. */
  readonly atStake: boolean;
  /** How much money is missing, where that is it. */
  readonly short?: Paise;
}

/** All that stands in the way, the most fundamental first. Empty: the bet can be placed, and the server decides. */
export function slipErrors(situation: SlipSituation): readonly SlipError[] {
  const kind = MARKET_KINDS[situation.slip.selection.marketKind];
  if (!situation.offered || !isOfKind(situation.slip, kind)) return [atMarket('bet.notOffered')];
  return [...situationErrors(situation), ...oddsErrors(situation, kind), ...stakeErrors(situation)];
}

/** A bet on runs without its line is a bet on nothing; not every kind can be laid. */
function isOfKind({ selection, line }: BetSlip, { quote, sides }: MarketKindRow): boolean {
  return sides.includes(selection.side) && (quote !== 'line' || line !== null);
}

function atMarket(key: MessageKey): SlipError {
  return { message: say(key), atStake: false };
}

function atStake(key: MessageKey, values?: MessageValues): SlipError {
  return { message: say(key, values), atStake: true };
}

function fundsShort(short: Paise): SlipError {
  return { ...atStake('bet.insufficientBalance', { shortPaise: short }), short };
}

function situationErrors(situation: SlipSituation): SlipError[] {
  const errors: SlipError[] = [];
  if (!situation.signedIn) errors.push(atMarket('bet.logInFirst'));
  if (situation.inFlight) errors.push(atMarket('bet.duplicateInFlight'));
  if (!situation.online) errors.push(atMarket('bet.offline'));
  const closed = closedReason(situation);
  if (closed !== null) errors.push(atMarket(closed));
  if (!situation.live || situation.market === null) errors.push(atMarket('bet.stale'));
  return errors;
}

function closedReason({ market, runner }: SlipSituation): MessageKey | null {
  if (market === null) return null;
  if (market.status === 'closed') return 'bet.marketClosed';
  if (market.status === 'suspended')
    return isBallRunning(market.statusLabel) ? 'bet.ballRunning' : 'bet.suspended';
  if (runner === 'active') return null;
  return runner === 'suspended' ? 'bet.suspended' : 'bet.marketClosed';
}

function oddsErrors({ slip, market, bestOdds, bestLine }: SlipSituation, kind: MarketKindRow): SlipError[] {
  const errors: SlipError[] = [];
  if (kind.onLadder && !isOnLadder(slip.odds)) errors.push(atMarket('bet.oddsOffLadder'));
  // Something happened since the price was taken. Odds that are still on offer stand; worse ones are for the player to decide (F42).
  const movedOn = market !== null && market.version !== slip.marketVersion && slip.acceptOdds !== 'any';
  // Another line is another bet, however good its rate.
  const worst = worstOdds(slip.selection, slip) ?? slip.odds;
  const stillThere =
    bestOdds !== null && bestLine === slip.line && atLeastAsGood(slip.selection.side, bestOdds, worst);
  if (movedOn && !stillThere) errors.push(atMarket('bet.oddsChanged'));
  return errors;
}

function stakeErrors(situation: SlipSituation): SlipError[] {
  const { slip, limits, cash, addedExposure } = situation;
  const stake = parseStake(slip.stakeText);
  if (!stake.ok) return [atStake(stake.error)];
  const errors: SlipError[] = [];
  if (limits !== null) {
    const { profit } = decimalPayout(slip.selection.side, slip.odds, stake.value);
    if (stake.value < limits.min) errors.push(atStake('bet.belowMin', { minPaise: limits.min }));
    if (stake.value > limits.max) errors.push(atStake('bet.aboveMax', { maxPaise: limits.max }));
    if (profit > limits.maxProfit) errors.push(atStake('bet.aboveMaxProfit', { maxPaise: limits.maxProfit }));
  }
  // A bet that lowers the risk is never refused for funds (P06), not even with a balance below zero (F66).
  if (cash !== null && addedExposure !== null && addedExposure > Math.max(0, cash))
    errors.push(fundsShort(paise(addedExposure - cash)));
  return errors;
}
