import { placementAfter } from '@/domain/betting/placementAfter';
import type { AppConfig } from '../ports/device/AppConfig';
import type { BettingState } from '../ports/state/BettingState';
import type { PendingBets } from './PendingBets';
import type { SlipDesk } from './SlipDesk';

/** The player has seen the outcome: back to editing, or the slip closes. A bet that is overdue is asked for further, out of sight. */
export class Acknowledge {
  constructor(
    private readonly betting: BettingState,
    private readonly desk: SlipDesk,
    private readonly pending: PendingBets,
    private readonly config: Pick<AppConfig, 'capabilities'>,
  ) {}

  execute(): void {
    const { placement } = this.betting;
    if (placement.state === 'accepted') {
      this.desk.close();
    } else if (placement.state === 'rejected' || placement.state === 'oddsChanged') {
      this.betting.placementMoved(placementAfter(placement, { kind: 'acknowledged' }));
    } else if (placement.state === 'unknown' && placement.overdue) {
      // Without keys nobody can be asked: the player was told to look, and that is all we can do.
      if (!this.config.capabilities.betKeys) this.pending.remove(placement.key);
      this.desk.close();
    }
  }
}
