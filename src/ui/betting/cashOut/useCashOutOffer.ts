import { useEffect, useState } from 'react';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** Often enough for a figure that is an estimate. */
const EVERY_MS = 1_000;

/** About what cashing out that percent of a market would bring now; null: there is nothing to, or it is not offered. For an observer. */
export function useCashOutOffer(market: Market, part?: number): CashOutOffer | null {
  const { betting, config, device, sports } = usePlayerApp();
  const [, look] = useState(0);
  // Prices do not wake an observer; what wakes it is here: the market, the open bets, and a beat.
  const has = betting.view.openBets.some(({ marketId }) => marketId === market.id);
  const wanted = config.capabilities.cashOut && has;
  useEffect(
    () => (wanted ? device.scheduler.every(EVERY_MS, () => look((beat) => beat + 1)) : undefined),
    [wanted, device.scheduler],
  );
  sports.board.definition(market.id);
  return wanted ? betting.cashOutFigure(market.matchId, market.id, part) : null;
}
