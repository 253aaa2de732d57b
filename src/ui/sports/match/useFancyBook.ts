import { afterCommission } from '@/domain/betting/afterCommission';
import { fancyBook, type FancyRow } from '@/domain/betting/fancy';
import type { MatchedStake } from '@/domain/betting/positions';
import { matchedOn } from '@/domain/betting/projection';
import { slipAsMatched } from '@/domain/betting/slipSummary';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface FancyBookNow {
  /** Empty without bets. */
  readonly now: readonly FancyRow[];
  /** With the stakes that are being typed; null when there are none. */
  readonly projected: readonly FancyRow[] | null;
}

/** The player's book on one fancy, after its commission. Call inside an `observer`. */
export function useFancyBook({ id, commission }: Pick<Market, 'id' | 'commission'>): FancyBookNow {
  const { view } = usePlayerApp().betting;
  const matched = matchedOn(id, view.openBets);
  const book = (bets: readonly MatchedStake[]): readonly FancyRow[] =>
    fancyBook(bets).map((row) => ({ ...row, result: afterCommission(row.result, commission) }));
  // A slip that became a bet is among the open bets: it must not count twice.
  const typed = view
    .slipsOn(id)
    .filter(({ placement }) => placement.state !== 'accepted' && placement.state !== 'ended')
    .flatMap(({ slip }) => slipAsMatched(slip) ?? []);
  return {
    now: matched.length === 0 ? [] : book(matched),
    projected: typed.length === 0 ? null : book([...matched, ...typed]),
  };
}
