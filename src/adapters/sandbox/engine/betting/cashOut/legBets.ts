import { mixToHex } from '../../kernel/mix';
import type { Kernel } from '../../kernel/Kernel';
import type { FoundMarket } from '../../sports/MarketList';
import type { BetRecord } from '../BetRecord';
import { openBet } from '../openBet';
import type { Leg } from './greenUp';

/** The real bets of a cash out, each taken whole at the odds of one offer. Their keys follow from its key. */
export function legBets(
  kernel: Kernel,
  userId: string,
  cashOut: string,
  found: FoundMarket,
  legs: readonly Leg[],
): readonly BetRecord[] {
  return legs.map(({ runnerId, side, odds, stake }, at) => {
    const order = {
      key: mixToHex(`${cashOut} ${at}`),
      marketId: found.market.id,
      runnerId,
      side,
      odds,
      line: null,
      stake,
      marketVersion: found.market.version,
      acceptOdds: 'none' as const,
    };
    const bet = openBet(kernel, userId, order, found);
    return { ...bet, cashOut, status: 'matched' as const, matched: stake, weight: stake * odds };
  });
}
