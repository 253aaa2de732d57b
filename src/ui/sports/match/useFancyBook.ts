import { fancyBook } from '@/domain/betting/fancy';
import type { FancyRow } from '@/domain/betting/fancy';
import { matchedOn } from '@/domain/betting/projection';
import { slipAsMatched } from '@/domain/betting/slipSummary';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface FancyBookNow {
  /** Empty without bets. */
  readonly now: readonly FancyRow[];
  /** With the stakes that are being typed; null when there are none. */
  readonly projected: readonly FancyRow[] | null;
}

/** The player's book on one fancy. Call inside an `observer`. */
export function useFancyBook(market: MarketId): FancyBookNow {
  const { openBets, slips } = usePlayerApp().betting.view;
  const matched = matchedOn(market, openBets);
  // A slip that became a bet is among the open bets: it must not count twice.
  const typed = slips
    .filter(({ slip, placement }) => slip.selection.marketId === market && placement.state !== 'accepted')
    .flatMap(({ slip }) => slipAsMatched(slip) ?? []);
  return {
    now: matched.length === 0 ? [] : fancyBook(matched),
    projected: typed.length === 0 ? null : fancyBook([...matched, ...typed]),
  };
}
