import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { SportsApp } from '../sports/SportsApp';
import type { PickPrice } from './PickPrice';
import type { TappedPrice } from './TappedPrice';

/** A price that a visitor tapped stands in a slip once they are signed in, as soon as it is known what it is by then. */
export class OpenTappedPrice implements SessionParticipant {
  #stop = (): void => undefined;

  constructor(
    private readonly tapped: Pick<TappedPrice, 'take'>,
    private readonly board: Pick<MarketBoardView, 'whenLive'>,
    private readonly watchMarkets: SportsApp['watchMarkets'],
    private readonly pickPrice: Pick<PickPrice, 'reopen'>,
  ) {}

  opened(): void {
    this.#stop();
    const slip = this.tapped.take();
    if (slip === null) return;
    const { marketId } = slip.selection;
    const release = this.watchMarkets([marketId]);
    const stopWaiting = this.board.whenLive(marketId, () => {
      this.pickPrice.reopen(slip);
      release();
    });
    this.#stop = () => {
      stopWaiting();
      release();
    };
  }

  closed(): void {
    this.#stop();
  }
}
