import type { BetEvents } from '../engine/betting/BetEvents';
import type { DepositRecord } from '../engine/cashier/deposits/DepositRecord';
import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { wireBet, wireWallet } from './present';
import { say, sayBoth } from '../texts/Said';

export function tellWallet(core: EngineCore, userId: string): void {
  core.peers.toUser(userId, 'update_balance', wireWallet(core.wallets.of(userId)));
}

/** A decision, on every socket of the player. */
export function tellDeposit(core: EngineCore, deposit: DepositRecord): void {
  const amount = sayRupees(deposit.credit);
  const { status, id } = deposit;
  const toast =
    status === 'approved'
      ? {
          title: say('Deposit credited'),
          message: say('{amount} is in your balance.', { amount }),
          status: 'success',
        }
      : status === 'declined'
        ? {
            title: say('Deposit declined'),
            message: deposit.reason === null || deposit.reason === '' ? id : sayBoth(deposit.reason, id),
            status: 'error',
          }
        : {
            title: say('Deposit expired'),
            message: say('No payment was found for {id}. If you have paid, contact support.', { id }),
            status: 'warning',
          };
  core.peers.toUser(deposit.userId, 'sub:notification_toast', { ...toast, page: '/gatewaylist' });
}

/** What a player is told of their bets, on every socket of theirs. */
export function betEvents(core: () => EngineCore): Omit<BetEvents, 'taken'> {
  return {
    betChanged: (bet) => {
      core().peers.toUser(bet.userId, 'bet:update', { bet: wireBet(bet, core().kernel.now) });
    },
    settled: (userId, matchName, result, what) => {
      const page = what === 'reversed' ? '/mybets' : '/mybets?tab=settled';
      core().peers.toUser(userId, 'sub:notification_toast', { ...toastOf(matchName, result, what), page });
    },
  };
}

function toastOf(match: string, result: number | null, what: 'settled' | 'void' | 'reversed') {
  if (what === 'void')
    return {
      title: say('Bets void'),
      message: say('Stakes are back in your balance. {match}', { match }),
      status: 'info',
    };
  if (what === 'reversed' || result === null) {
    return {
      title: say('Result reversed'),
      message: say('Your bets will be settled again. {match}', { match }),
      status: 'warning',
    };
  }
  if (result > 0)
    return {
      title: say('Bet settled'),
      message: say('You won {amount}. {match}', { amount: sayRupees(result), match }),
      status: 'success',
    };
  if (result < 0)
    return {
      title: say('Bet settled'),
      message: say('You lost {amount}. {match}', { amount: sayRupees(-result), match }),
      status: 'info',
    };
  return {
    title: say('Bet settled'),
    message: say('No profit, no loss. {match}', { match }),
    status: 'info',
  };
}
