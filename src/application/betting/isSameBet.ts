import type { Selection } from '@/domain/betting/BetSlip';

/** Whether two selections are the same bet at another price: one market, one runner, one side. */
export function isSameBet(one: Selection, other: Selection): boolean {
  return one.marketId === other.marketId && one.runnerId === other.runnerId && one.side === other.side;
}
