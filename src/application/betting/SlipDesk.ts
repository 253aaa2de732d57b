import type { BetSlip } from '@/domain/betting/BetSlip';
import { placementAfter } from '@/domain/betting/placementAfter';
import type { BettingState } from '../ports/state/BettingState';
import type { WatchMarkets } from '../sports/WatchMarkets';

/** Opens, changes and closes the slip. Its market is watched as long as it is open, wherever the player goes meanwhile. */
export class SlipDesk {
  #release: (() => void) | null = null;

  constructor(
    private readonly betting: BettingState,
    private readonly watchMarkets: Pick<WatchMarkets, 'execute'>,
  ) {}

  open(slip: BetSlip): void {
    const releaseOld = this.#release;
    this.#release = this.watchMarkets.execute([slip.selection.marketId]);
    releaseOld?.();
    this.betting.slipOpened(slip);
  }

  /** Changes the slip, unless a bet is under way or there is no slip. An outcome that was shown is over with that. */
  edit(change: (slip: BetSlip) => BetSlip): void {
    const { slip, placement } = this.betting;
    if (slip === null) return;
    if (placement.state === 'submitting' || placement.state === 'delayed' || placement.state === 'unknown')
      return;
    this.betting.slipEdited(change(slip));
    if (placement.state !== 'editing')
      this.betting.placementMoved(placementAfter(placement, { kind: 'edited' }));
  }

  close(): void {
    this.#release?.();
    this.#release = null;
    this.betting.slipClosed();
  }

  /** The session is over: the slip goes with everything else. */
  forget(): void {
    this.#release?.();
    this.#release = null;
  }
}
