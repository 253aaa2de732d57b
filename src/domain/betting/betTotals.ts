import { NO_MONEY, addMoney, type Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';
import type { BetsTab } from './BetsTab';
import { effectiveStake } from './effectiveStake';
import { isOpenBet } from './laterBet';

/** Sums over bets. `profitLoss` is signed and of settled bets alone. */
export interface BetTotals {
  readonly stake: Paise;
  readonly profitLoss: Paise;
}

export function betTotals(bets: readonly Bet[]): BetTotals {
  return {
    stake: addMoney(...bets.map(effectiveStake)),
    profitLoss: addMoney(...bets.map(({ profitLoss }) => profitLoss ?? NO_MONEY)),
  };
}

/** Those of a list that its sums are about: what ended in a list of open bets, and is still seen there, is none of them. */
export function summedBets(tab: BetsTab, bets: readonly Bet[]): readonly Bet[] {
  return tab === 'open' ? bets.filter((bet) => isOpenBet(bet) || bet.status === 'other') : bets;
}

export interface BetsOfOneMatch {
  readonly matchId: Bet['matchId'];
  readonly matchName: string;
  readonly bets: readonly Bet[];
}

/** By match, in the order in which the matches first appear; inside a match the order stays. */
export function groupByMatch(bets: readonly Bet[]): readonly BetsOfOneMatch[] {
  const groups = new Map<Bet['matchId'], BetsOfOneMatch & { readonly bets: Bet[] }>();
  for (const bet of bets) {
    const { matchId, matchName } = bet;
    const group = groups.get(matchId);
    if (group === undefined) groups.set(matchId, { matchId, matchName, bets: [bet] });
    else group.bets.push(bet);
  }
  return [...groups.values()];
}
