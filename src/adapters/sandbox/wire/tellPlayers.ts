import type { BetEvents } from '../engine/betting/BetEvents';
import type { DepositRecord } from '../engine/cashier/deposits/DepositRecord';
import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { wireBet, wireWallet } from './present';

export function tellWallet(core: EngineCore, userId: string): void {
  core.peers.toUser(userId, 'update_balance', wireWallet(core.wallets.of(userId)));
}

/** A decision, on every socket of the player. */
export function tellDeposit(core: EngineCore, deposit: DepositRecord): void {
  const amount = sayRupees(deposit.credit);
  const { status, id } = deposit;
  const toast =
    status === 'approved'
      ? { title: 'Deposit credited', message: `${amount} is in your balance.`, status: 'success' }
      : status === 'declined'
        ? { title: 'Deposit declined', message: `${deposit.reason ?? ''} ${id}`.trim(), status: 'error' }
        : {
            title: 'Deposit expired',
            message: `No payment was found for ${id}. If you have paid, contact support.`,
            status: 'warning',
          };
  core.peers.toUser(deposit.userId, 'sub:notification_toast', toast);
}

/** What a player is told of their bets, on every socket of theirs. */
export function betEvents(core: () => EngineCore): Omit<BetEvents, 'taken'> {
  return {
    betChanged: (bet) => {
      core().peers.toUser(bet.userId, 'bet:update', { bet: wireBet(bet, core().kernel.now) });
    },
    settled: (userId, matchName, result, what) => {
      core().peers.toUser(userId, 'sub:notification_toast', toastOf(matchName, result, what));
    },
  };
}

function toastOf(matchName: string, result: number | null, what: 'settled' | 'void' | 'reversed'): unknown {
  if (what === 'void')
    return { title: 'Bets void', message: `Stakes are back in your balance. ${matchName}`, status: 'info' };
  if (what === 'reversed' || result === null) {
    return {
      title: 'Result reversed',
      message: `Your bets will be settled again. ${matchName}`,
      status: 'warning',
    };
  }
  if (result > 0)
    return { title: 'Bet settled', message: `You won ${sayRupees(result)}. ${matchName}`, status: 'success' };
  if (result < 0)
    return { title: 'Bet settled', message: `You lost ${sayRupees(-result)}. ${matchName}`, status: 'info' };
  return { title: 'Bet settled', message: `No profit, no loss. ${matchName}`, status: 'info' };
}
