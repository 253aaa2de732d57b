import type { Bet } from '@/domain/betting/Bet';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { BetKey } from '@/domain/shared/ids';

/** A bet that was sent and whose fate is not known: stored on the device, per user, until it is. */
export interface PendingBet {
  readonly key: BetKey;
  readonly slip: BetSlip;
  readonly stake: Paise;
  /** Wall time. */
  readonly sentAt: number;
  readonly delaySeconds: number;
}

export interface BettingView {
  readonly slip: BetSlip | null;
  readonly placement: Placement;
  /** Sent and not answered yet, of this user; survives a reload. */
  readonly pending: readonly PendingBet[];
  /** The open bets as the server lists them, newest first. */
  readonly openBets: readonly Bet[];
  readonly openBetsFailed: Message | null;
  readonly stakeChips: readonly Paise[];
}

export interface BettingState extends BettingView {
  slipOpened(slip: BetSlip): void;
  slipEdited(slip: BetSlip): void;
  slipClosed(): void;
  placementMoved(placement: Placement): void;
  pendingChanged(pending: readonly PendingBet[]): void;
  openBetsReplaced(bets: readonly Bet[]): void;
  openBetChanged(bet: Bet): void;
  openBetsFailedWith(message: Message): void;
  bettingForgotten(): void;
}
