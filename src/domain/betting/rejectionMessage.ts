import type { MessageKey } from '@/domain/shared/MessageKey';
import type { RejectionReason } from './RejectionReason';

const MESSAGES: Readonly<Record<RejectionReason, MessageKey>> = {
  belowMin: 'bet.belowMin',
  aboveMax: 'bet.aboveMax',
  aboveMaxProfit: 'bet.aboveMaxProfit',
  oddsChanged: 'bet.oddsChanged',
  oddsOffLadder: 'bet.oddsOffLadder',
  suspended: 'bet.suspended',
  ballRunning: 'bet.ballRunning',
  insufficientBalance: 'bet.insufficientBalance',
  exposureLimit: 'bet.exposureLimit',
  unmatchedNotAllowed: 'bet.unmatchedNotAllowed',
  marketClosed: 'bet.marketClosed',
  selfLimit: 'bet.selfLimit',
  betChanged: 'bet.betChanged',
  cancelled: 'bet.calledBack',
  server: 'bet.server',
};

/** The sentence for each reason why a bet was not placed. */
export function rejectionMessage(reason: RejectionReason): MessageKey {
  return MESSAGES[reason];
}
