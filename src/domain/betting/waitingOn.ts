import type { MarketId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import { effectiveStake } from './effectiveStake';

/** The open bets on a market of which something was not taken yet: no cash out touches that. Of a bet and the change of it that waits it is the bet. */
export function waitingOn(market: MarketId, bets: readonly Bet[]): readonly Bet[] {
  const open = new Set(bets.map(({ id }) => id));
  return bets.filter(
    (bet) =>
      bet.marketId === market &&
      effectiveStake(bet) > bet.matched &&
      (bet.replaces === null || !open.has(bet.replaces)),
  );
}
