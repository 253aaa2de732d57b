import { fancyBook, type FancyRow } from '@/domain/betting/fancy';
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
  const { view } = usePlayerApp().betting;
  const matched = matchedOn(market, view.openBets);
  // A slip that became a bet is among the open bets: it must not count twice.
  const typed = view
    .slipsOn(market)
    .filter(({ placement }) => placement.state !== 'accepted' && placement.state !== 'ended')
    .flatMap(({ slip }) => slipAsMatched(slip) ?? []);
  return {
    now: matched.length === 0 ? [] : fancyBook(matched),
    projected: typed.length === 0 ? null : fancyBook([...matched, ...typed]),
  };
}
