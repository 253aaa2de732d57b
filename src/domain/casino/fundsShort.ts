import { paise, type Paise } from '@/domain/shared/Money';

/** How much is missing for the smallest bet; null: nothing, or it is not known. A game can be opened all the same. */
export function fundsShort(minStake: Paise | null, funds: Paise | null): Paise | null {
  if (minStake === null || funds === null || funds >= minStake) return null;
  return paise(minStake - funds);
}
