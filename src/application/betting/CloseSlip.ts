import { isUndecided } from '@/domain/betting/isUndecided';
import type { SlipId } from '@/domain/shared/ids';
import type { BettingView } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { PendingBets } from './PendingBets';
import type { OpenSlips } from './OpenSlips';

/** The player puts a slip away. A bet that is under way stays in sight until its outcome is known; one that no server has seen is asked for further. */
export class CloseSlip {
  constructor(
    private readonly betting: BettingView,
    private readonly openSlips: OpenSlips,
    private readonly pending: Pick<PendingBets, 'find' | 'put'>,
  ) {}

  execute(id: SlipId): void {
    const view = findSlip(this.betting, id);
    if (view === null || isUndecided(view.placement)) return;
    const sent = view.placement.state === 'unheard' ? this.pending.find(view.placement.key) : null;
    if (sent !== null) this.pending.put({ ...sent, closed: true });
    this.openSlips.close(id);
  }
}
