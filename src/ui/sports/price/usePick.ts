import { useCallback } from 'react';
import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { PriceLevel } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import { useWithWhole } from '@/ui/PlayerAppContext';

/** A tap on a price of this market. The same function as long as the market is the same. */
export function usePick(
  market: Market,
  matchName: string,
): (runner: RunnerId, side: Side, level: number, pressed?: PriceLevel | null) => void {
  const withWhole = useWithWhole();
  return useCallback(
    (runner, side, level, pressed = null) => {
      withWhole(({ betting }) =>
        betting.pickPrice(
          {
            matchId: market.matchId,
            matchName,
            marketId: market.id,
            marketName: market.name,
            marketKind: market.kind,
            runnerId: runner,
            runnerName: market.runners.find((each) => each.id === runner)?.name ?? '',
            side,
          },
          level,
          pressed,
        ),
      );
    },
    [withWhole, market, matchName],
  );
}
