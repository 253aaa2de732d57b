import { addMoney, paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/MarketBook';
import { payoutPolicy } from './payout';

export interface GreenUp {
  readonly side: Side;
  readonly odds: OddsHundredths;
  /** Rounded to the nearest paisa; 0 where there is nothing to even out. */
  readonly stake: Paise;
  /** What is then sure: the worse of the two results, which differ by half the odds and a paisa at most (P08). */
  readonly locked: Paise;
}

/** The best odds that a runner can be backed and laid at now; null: none. */
export interface Exits {
  readonly back: OddsHundredths | null;
  readonly lay: OddsHundredths | null;
}

/**
 * The bet that makes one runner's two results equal: a lay when it brings more by winning, else a back. null when there is no such
 * price. A preview at odds on an exchange: the server's quote is what counts.
 */
export function greenUp(ifWins: Paise, ifLoses: Paise, exits: Exits): GreenUp | null {
  const side: Side = ifWins >= ifLoses ? 'lay' : 'back';
  const odds = exits[side];
  if (odds === null) return null;
  const stake = paise(Math.round((Math.abs(ifWins - ifLoses) * 100) / odds));
  const { profit, liability } = payoutPolicy('matchOdds').payout(side, odds, stake);
  const [won, lost] = side === 'lay' ? [-liability, profit] : [profit, -liability];
  const locked = Math.min(addMoney(ifWins, paise(won)), addMoney(ifLoses, paise(lost)));
  return { side, odds, stake, locked: paise(locked) };
}
