import { fancyBook } from '@/domain/betting/fancyBook';
import type { RunRange } from '@/domain/betting/fancyBook';
import { lineStakes } from '@/domain/betting/lineStakes';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface FancyBookNow {
  readonly now: readonly RunRange[];
  /** With the stakes that are being typed; null when there are none. */
  readonly projected: readonly RunRange[] | null;
}

/** The player's book on one fancy. Call inside an `observer`. */
export function useFancyBook(market: MarketId): FancyBookNow {
  const { openBets, slips } = usePlayerApp().betting.view;
  // A slip that became a bet is among the open bets: it must not count twice.
  const typing = slips.filter(({ placement }) => placement.state !== 'accepted').map(({ slip }) => slip);
  const { matched, typed } = lineStakes(market, openBets, typing);
  return {
    now: fancyBook(matched),
    projected: typed.length === 0 ? null : fancyBook([...matched, ...typed]),
  };
}
