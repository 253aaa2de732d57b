import { payoutPolicy } from '@/domain/betting/payout';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { SlipId } from '@/domain/shared/ids';
import type { OpenSlips } from './OpenSlips';

/** One tick up or down the odds ladder. Rates are not on it: they stay. */
export class StepOdds {
  constructor(private readonly openSlips: OpenSlips) {}

  execute(id: SlipId, direction: 'up' | 'down'): void {
    this.openSlips.edit(id, (slip) => {
      if (!payoutPolicy(slip.selection.marketKind).onLadder) return slip;
      return { ...slip, odds: direction === 'up' ? tickUp(slip.odds) : tickDown(slip.odds) };
    });
  }
}
