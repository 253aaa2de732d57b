import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { SlipId } from '@/domain/shared/ids';
import type { OpenSlips } from './OpenSlips';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** One tick up or down the odds ladder. Rates are not on it: they stay. */
export class StepOdds {
  constructor(private readonly openSlips: OpenSlips) {}

  execute(id: SlipId, direction: 'up' | 'down'): void {
    this.openSlips.edit(id, (slip) => {
      if (!MARKET_KINDS[slip.selection.marketKind].onLadder) return slip;
      return { ...slip, odds: direction === 'up' ? tickUp(slip.odds) : tickDown(slip.odds) };
    });
  }
}
