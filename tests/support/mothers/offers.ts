import type { BestOdds, RunnerOffers } from '@/domain/betting/RunnerOffers';
import { paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';

/** More than any bet takes. */
const PLENTY = paise(1_000_000_000_000);

const plenty = (price: OddsHundredths | null) => (price === null ? [] : [{ price, size: PLENTY }]);

/** As much as anybody wants at those odds. */
export function offersAt({ back, lay }: BestOdds): RunnerOffers {
  return { back: plenty(back), lay: plenty(lay) };
}
