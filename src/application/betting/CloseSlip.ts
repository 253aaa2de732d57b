import { isUndecided } from '@/domain/betting/isUndecided';
import type { SlipId } from '@/domain/shared/ids';
import type { BettingView } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { SlipDesk } from './SlipDesk';

/** The player puts a slip away. A bet that is under way stays in sight until its outcome is known. */
export class CloseSlip {
  constructor(
    private readonly betting: BettingView,
    private readonly desk: SlipDesk,
  ) {}

  execute(id: SlipId): void {
    const view = findSlip(this.betting, id);
    if (view !== null && !isUndecided(view.placement)) this.desk.close(id);
  }
}
