import { paise, type Paise } from '@/domain/shared/Money';
import type { Match } from './Match';

/** As much as an amount can be: a backend's nonsense must not break a list. */
const MAX = 10_000_000_000_000;

/** What was matched on the match odds of all these, together; paise. */
export function matchedTotal(matches: readonly Match[]): Paise {
  return paise(
    matches.reduce((sum, { matchOdds }) => Math.min(MAX, sum + (matchOdds?.totalMatched ?? 0)), 0),
  );
}
