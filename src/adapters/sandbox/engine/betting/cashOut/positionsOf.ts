import type { Market } from '../../markets/Market';
import { kindOf } from '../../markets/marketKinds';
import { offersOf } from '../../markets/quotes';
import type { BetRecord } from '../BetRecord';
import { runnerOf } from '../judge';
import { betResult } from '../worstCase';
import type { RunnerPosition } from './greenUp';

/** What the taken part of one player's bets brings, runner by runner, and what the book offers. Null without bets. */
export function positionsOf(market: Market, open: readonly BetRecord[]): readonly RunnerPosition[] | null {
  const bets = open.filter((bet) => bet.matched > 0);
  if (bets.length === 0) return null;
  return kindOf(market)
    .outcomes(market, [])
    .map((runnerId) => {
      const runner = runnerOf(market, runnerId);
      const takes = runner !== null && runner.status === 'ACTIVE';
      return {
        runnerId,
        result: bets.reduce((sum, bet) => sum + betResult(market, bet, runnerId), 0),
        back: takes ? offersOf(market, runner, 'back') : [],
        lay: takes ? offersOf(market, runner, 'lay') : [],
      };
    });
}

/** Two of them are the same text when the results are. */
export function sayPositions(positions: readonly RunnerPosition[]): string {
  return positions.map(({ runnerId, result }) => `${runnerId} ${result}`).join(',');
}
