import type { Bet } from '@/domain/betting/Bet';
import { wordsOfBet } from '@/domain/betting/betWords';
import { isWaiting } from '@/domain/betting/isWaiting';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import type { NoticeType } from '@/domain/notices/Notice';
import { say, type Message } from '@/domain/shared/Message';

export interface BetNotice {
  readonly message: Message;
  readonly type: NoticeType;
}

/** What became of a bet that the slip does not show any more. */
export function outcomeNotice(bet: Bet): BetNotice {
  const values = { selection: bet.selection, stakePaise: bet.stake };
  switch (bet.status) {
    case 'unmatched':
      return { message: say('bet.unmatched', values), type: 'success' };
    case 'partlyMatched':
      return { message: say('bet.partlyMatched', values), type: 'success' };
    case 'rejected':
      return notPlaced(bet);
    case 'lapsed':
    case 'cancelled':
      return bet.matched > 0
        ? { message: say('bet.partlyMatched', values), type: 'success' }
        : notPlaced(bet);
    default:
      return { message: say('bet.placed', values), type: 'success' };
  }
}

/** The server's own no: only then nothing was taken. Many bets may be on their way, so it names this one. */
function notPlaced(bet: Bet): BetNotice {
  return {
    message: say('bet.notPlaced', {
      ...wordsOfBet(bet),
      reason: bet.reason ?? (bet.status === 'cancelled' ? 'cancelled' : 'server'),
    }),
    type: 'error',
  };
}

/** A bet that no server had seen came after all, and no slip shows it any more. */
export function lateNotice(bet: Bet): BetNotice {
  const { type } = outcomeNotice(bet);
  return type === 'error'
    ? notPlaced(bet)
    : { message: say('bet.cameLater', wordsOfBet(bet)), type: 'warning' };
}

/** Two versions of one bet were sent under its key, and the earlier one was first. */
export function earlierNotice(bet: Bet): BetNotice {
  return { message: say('bet.earlierPlaced', wordsOfBet(bet)), type: 'warning' };
}

/** What became of a change of a bet, said by the bet that was to take its place. */
export function changeNotice({ status, reason, selection }: Bet): BetNotice {
  if (status === 'pending') return { message: say('bet.changeWaits', { selection }), type: 'info' };
  if (status !== 'rejected') return { message: say('bet.changed', { selection }), type: 'success' };
  if (reason === 'betChanged' || reason === 'marketClosed')
    return { message: say(rejectionMessage(reason)), type: 'error' };
  return { message: say('bet.notChanged', { reason: reason ?? 'server' }), type: 'error' };
}

/** What happened to a bet that waited; null when that is nothing, or the player's own doing. */
export function waitNotice(waited: Bet, latest: Bet): BetNotice | null {
  if (!isWaiting(waited) || latest.status === 'settled' || latest.status === 'void') return null;
  const { selection } = latest;
  if (latest.matched > waited.matched)
    return isWaiting(latest)
      ? { message: say('bet.partlyMatched', { selection }), type: 'success' }
      : { message: say('bet.matched', { selection, stakePaise: latest.matched }), type: 'success' };
  return latest.status === 'lapsed' ? { message: say('bet.lapsed', { selection }), type: 'info' } : null;
}

/** What a settlement brought; null when the bet is not settled, or the server does not say how. */
export function settlementNotice(bet: Bet): BetNotice | null {
  const values = { selection: bet.selection, amountPaise: Math.abs(bet.profitLoss ?? 0) };
  if (bet.status === 'void') return { message: say('bet.settledVoid', values), type: 'info' };
  if (bet.status !== 'settled' || bet.profitLoss === null) return null;
  if (bet.profitLoss > 0) return { message: say('bet.settledWon', values), type: 'success' };
  return { message: say(bet.profitLoss === 0 ? 'bet.settledVoid' : 'bet.settledLost', values), type: 'info' };
}
