import type { BettingView } from '../ports/state/BettingState';
import type { SlipDesk } from './SlipDesk';

/** The player puts the slip away. A bet that is under way stays in sight until its outcome is known. */
export class CloseSlip {
  constructor(
    private readonly betting: BettingView,
    private readonly desk: SlipDesk,
  ) {}

  execute(): void {
    const { state } = this.betting.placement;
    if (state === 'submitting' || state === 'delayed' || state === 'unknown') return;
    this.desk.close();
  }
}
