import type { OddsHundredths } from '@/domain/shared/Odds';
import type { PriceLevel } from '@/domain/sports/MarketChange';

type Offer = Pick<PriceLevel, 'price' | 'size'>;

/** What is offered on each side of one runner, the best first; nothing: nobody offers any. */
export interface RunnerOffers {
  readonly back: readonly Offer[];
  readonly lay: readonly Offer[];
}

/** The best odds on each side of one runner; null: nobody offers any. */
export interface BestOdds {
  readonly back: OddsHundredths | null;
  readonly lay: OddsHundredths | null;
}

export function bestOf({ back, lay }: RunnerOffers): BestOdds {
  return { back: back[0]?.price ?? null, lay: lay[0]?.price ?? null };
}
