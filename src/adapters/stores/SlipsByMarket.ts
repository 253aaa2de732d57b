import { computed, onBecomeUnobserved } from 'mobx';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { MarketId } from '@/domain/shared/ids';

interface OfMarket {
  get(): readonly SlipView[];
}

/** The slips of each market, to be followed by themselves: a tap or a typed stake redraws what shows its market, not the page. */
export class SlipsByMarket {
  /** Those that somebody looks at. */
  readonly #markets = new Map<MarketId, OfMarket>();

  constructor(private readonly slips: () => readonly SlipView[]) {}

  on(market: MarketId): readonly SlipView[] {
    let ofMarket = this.#markets.get(market);
    if (ofMarket === undefined) {
      const followed = computed(() => this.slips().filter(({ slip }) => slip.selection.marketId === market), {
        equals: hasSameItems,
      });
      onBecomeUnobserved(followed, () => this.#markets.delete(market));
      this.#markets.set(market, followed);
      ofMarket = followed;
    }
    return ofMarket.get();
  }
}

function hasSameItems(before: readonly SlipView[], after: readonly SlipView[]): boolean {
  return before.length === after.length && before.every((each, index) => each === after[index]);
}
