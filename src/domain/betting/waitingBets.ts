import { addMoney, negateMoney, type Paise } from '@/domain/shared/Money';
import type { BetId, MarketId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import { canCancel } from './canCancel';

/** How far a change of a bet got, as far as it stands in the way of another one. */
interface UnderWay {
  readonly betId: BetId;
  readonly state: string;
}

/** The bets that can be called back now, on one market or everywhere, as far as they are not being changed. A change that no server has seen makes way. */
export function waitingBets(
  openBets: readonly Bet[],
  changes: readonly UnderWay[],
  inDelay: boolean,
  market?: MarketId,
): readonly Bet[] {
  const busy = new Set(changes.filter(({ state }) => state !== 'unheard').map(({ betId }) => betId));
  return openBets.filter(
    (bet) =>
      canCancel(bet, inDelay) && !busy.has(bet.id) && (market === undefined || bet.marketId === market),
  );
}

/** How much of their stakes waits: what is matched of them stands. */
export function waitingStake(bets: readonly Bet[]): Paise {
  return addMoney(...bets.map(({ stake, matched }) => addMoney(stake, negateMoney(matched))));
}
