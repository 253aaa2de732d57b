import type { BettingState, PendingBet } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { isOpenBet } from '@/domain/betting/laterBet';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';

/** Keeps what it is told, and every state that a placement went through. */
export class FakeBettingState implements BettingState {
  slip: BetSlip | null = null;
  placement: Placement = { state: 'editing' };
  pending: readonly PendingBet[] = [];
  openBets: readonly Bet[] = [];
  openBetsFailed: Message | null = null;
  readonly stakeChips = [rupees(100), rupees(500)];
  readonly moves: Placement['state'][] = [];

  slipOpened(slip: BetSlip): void {
    this.slip = slip;
    this.placement = { state: 'editing' };
  }

  slipEdited(slip: BetSlip): void {
    this.slip = slip;
  }

  slipClosed(): void {
    this.slip = null;
    this.placement = { state: 'editing' };
  }

  placementMoved(placement: Placement): void {
    this.placement = placement;
    this.moves.push(placement.state);
  }

  pendingChanged(pending: readonly PendingBet[]): void {
    this.pending = pending;
  }

  openBetsReplaced(bets: readonly Bet[]): void {
    this.openBets = bets;
    this.openBetsFailed = null;
  }

  openBetChanged(bet: Bet): void {
    const others = this.openBets.filter(({ id }) => id !== bet.id);
    this.openBets = isOpenBet(bet) ? [bet, ...others] : others;
  }

  openBetsFailedWith(message: Message): void {
    this.openBetsFailed = message;
  }

  bettingForgotten(): void {
    this.slipClosed();
    this.pending = [];
    this.openBets = [];
    this.openBetsFailed = null;
  }
}
