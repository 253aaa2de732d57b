import { placementAfter } from '@/domain/betting/placementAfter';
import type { SlipId } from '@/domain/shared/ids';
import type { AppConfig } from '../ports/device/AppConfig';
import type { BettingState } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { PendingBets } from './PendingBets';
import type { OpenSlips } from './OpenSlips';

/** The player has seen the outcome: back to editing, or its slip closes. A bet that is overdue is asked for further, out of sight. */
export class Acknowledge {
  constructor(
    private readonly betting: BettingState,
    private readonly openSlips: OpenSlips,
    private readonly pending: PendingBets,
    private readonly config: Pick<AppConfig, 'capabilities'>,
  ) {}

  execute(id: SlipId): void {
    const placement = findSlip(this.betting, id)?.placement;
    if (placement === undefined) return;
    if (placement.state === 'accepted' || placement.state === 'ended') {
      this.openSlips.close(id);
    } else if (placement.state === 'rejected' || placement.state === 'oddsChanged') {
      this.betting.placementMoved(id, placementAfter(placement, { kind: 'acknowledged' }));
    } else if (placement.state === 'unknown' && placement.overdue) {
      // Without keys nobody can be asked: the player was told to look, and that is all we can do.
      const sent = this.pending.find(placement.key);
      if (!this.config.capabilities.betKeys) this.pending.remove(placement.key);
      else if (sent !== null) this.pending.put({ ...sent, closed: true });
      this.openSlips.close(id);
    }
  }
}
