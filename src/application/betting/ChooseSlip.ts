import type { SlipId } from '@/domain/shared/ids';
import type { BettingState } from '../ports/state/BettingState';
import { findSlip } from './findSlip';

/** Which slip is shown whole; null folds them all. */
export class ChooseSlip {
  constructor(private readonly betting: BettingState) {}

  execute(id: SlipId | null): void {
    if (id === null || findSlip(this.betting, id) !== null) this.betting.slipTouched(id);
  }
}
