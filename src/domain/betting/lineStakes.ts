import type { MarketId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import type { LineStake } from './fancyBook';
import { parseStake } from './parseStake';

export interface LineStakes {
  readonly matched: readonly LineStake[];
  /** The slips with a stake, as if all of it were taken. */
  readonly typed: readonly LineStake[];
}

/** What the bets and slips on one fancy put at stake. A bet without a line, or one that is over, counts nothing. */
export function lineStakes(market: MarketId, bets: readonly Bet[], slips: readonly BetSlip[]): LineStakes {
  return {
    matched: bets.flatMap(({ marketId, line, side, odds, matched, status }) =>
      marketId === market && line !== null && matched > 0 && status !== 'settled' && status !== 'void'
        ? [{ side, odds, line, stake: matched }]
        : [],
    ),
    typed: slips.flatMap(({ selection, line, odds, stakeText }) => {
      const stake = parseStake(stakeText);
      return selection.marketId === market && line !== null && stake.ok
        ? [{ side: selection.side, odds, line, stake: stake.value }]
        : [];
    }),
  };
}
