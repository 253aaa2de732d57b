import { say } from '@/domain/shared/Message';
import type { MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BettingView, SlipView } from '../ports/state/BettingState';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { MarketEnds } from '../sports/MarketEnds';
import type { OpenSlips } from './OpenSlips';

/**
 * A slip on a market that was closed or settled cannot be placed any more. It stays in sight and says so, until the player puts it away (F43).
 * What was sent stays as it is: its outcome is still to come, or to be read.
 */
export class EndSlips implements SessionParticipant {
  #stop = (): void => undefined;

  constructor(
    private readonly ends: Pick<MarketEnds, 'listen'>,
    private readonly betting: BettingView,
    private readonly openSlips: Pick<OpenSlips, 'end'>,
    private readonly notify: Notify,
  ) {}

  opened(): void {
    this.#stop();
    this.#stop = this.ends.listen((market) => this.#ended(market));
  }

  closed(): void {
    this.#stop();
  }

  #ended(market: MarketId): void {
    for (const view of this.betting.slips) {
      const { marketId, marketName, matchName } = view.slip.selection;
      if (marketId !== market || !isUnsent(view)) continue;
      this.openSlips.end(view.id);
      this.notify(say('bet.slipEnded', { market: marketName, match: matchName }), 'warning');
    }
  }
}

function isUnsent({ placement }: SlipView): boolean {
  return placement.state === 'editing' || placement.state === 'oddsChanged';
}
