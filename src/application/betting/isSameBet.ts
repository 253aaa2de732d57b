import type { Selection } from '@/domain/betting/BetSlip';

type Chosen = Pick<Selection, 'marketId' | 'runnerId' | 'side'>;

/** Whether two selections are the same bet at another price: one market, one runner, one side. */
export function isSameBet(one: Chosen, other: Chosen): boolean {
  return one.marketId === other.marketId && one.runnerId === other.runnerId && one.side === other.side;
}
