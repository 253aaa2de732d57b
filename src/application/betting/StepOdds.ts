import { payoutPolicy } from '@/domain/betting/payout';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { SlipDesk } from './SlipDesk';

/** One tick up or down the odds ladder. Rates are not on it: they stay. */
export class StepOdds {
  constructor(private readonly desk: SlipDesk) {}

  execute(direction: 'up' | 'down'): void {
    this.desk.edit((slip) => {
      if (payoutPolicy(slip.selection.marketKind)?.onLadder !== true) return slip;
      return { ...slip, odds: direction === 'up' ? tickUp(slip.odds) : tickDown(slip.odds) };
    });
  }
}
