import { action, makeObservable, observableRef } from 'mobx';
import type { BettingState, PendingBet } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';

const EDITING: Placement = { state: 'editing' };
const OPEN: ReadonlySet<Bet['status']> = new Set(['pending', 'unmatched', 'partlyMatched', 'matched']);

export class BettingStore implements BettingState {
  slip: BetSlip | null = null;
  placement: Placement = EDITING;
  pending: readonly PendingBet[] = [];
  openBets: readonly Bet[] = [];
  openBetsFailed: Message | null = null;

  constructor(readonly stakeChips: readonly Paise[]) {
    makeObservable(this, {
      slip: observableRef,
      placement: observableRef,
      pending: observableRef,
      openBets: observableRef,
      openBetsFailed: observableRef,
      slipOpened: action,
      slipEdited: action,
      slipClosed: action,
      placementMoved: action,
      pendingChanged: action,
      openBetsReplaced: action,
      openBetChanged: action,
      openBetsFailedWith: action,
      bettingForgotten: action,
    });
  }

  slipOpened(slip: BetSlip): void {
    this.slip = slip;
    this.placement = EDITING;
  }

  slipEdited(slip: BetSlip): void {
    this.slip = slip;
  }

  slipClosed(): void {
    this.slip = null;
    this.placement = EDITING;
  }

  placementMoved(placement: Placement): void {
    this.placement = placement;
  }

  pendingChanged(pending: readonly PendingBet[]): void {
    this.pending = pending;
  }

  openBetsReplaced(bets: readonly Bet[]): void {
    this.openBets = bets;
    this.openBetsFailed = null;
  }

  openBetChanged(bet: Bet): void {
    const others = this.openBets.filter((each) => each.id !== bet.id);
    const known = others.length < this.openBets.length;
    if (!OPEN.has(bet.status)) this.openBets = others;
    else if (known) this.openBets = this.openBets.map((each) => (each.id === bet.id ? bet : each));
    else this.openBets = [bet, ...others];
  }

  openBetsFailedWith(message: Message): void {
    this.openBetsFailed = message;
  }

  bettingForgotten(): void {
    this.slip = null;
    this.placement = EDITING;
    this.pending = [];
    this.openBets = [];
    this.openBetsFailed = null;
  }
}
