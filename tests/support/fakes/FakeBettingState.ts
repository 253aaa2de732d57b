import type { BettingState, BettingView, PendingBet, SlipView } from '@/application/ports/state/BettingState';
import type { BetChange } from '@/application/ports/state/BetChange';
import type { CashOutView } from '@/application/ports/state/CashOutView';
import type { Bet } from '@/domain/betting/Bet';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip, OddsAcceptance } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import { isOpenBet } from '@/domain/betting/laterBet';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { MarketId, SlipId } from '@/domain/shared/ids';

/** Keeps what it is told, and every state that a placement went through. */
export class FakeBettingState implements BettingState {
  slips: readonly SlipView[] = [];
  activeSlip: SlipId | null = null;
  pending: readonly PendingBet[] = [];
  openBets: readonly Bet[] = [];
  openBetsKnown = false;
  openBetsFailed: Message | null = null;
  openBetsUnread = 0;
  changes: readonly BetChange[] = [];
  cashOut: CashOutView | null = null;
  stakeChips: readonly Paise[] = [rupees(100), rupees(500)];
  oneClick: BettingView['oneClick'] = null;
  readonly moves: Placement['state'][] = [];

  /** The slip last touched, for tests that have but one. */
  get slip(): BetSlip | null {
    return this.#active?.slip ?? null;
  }

  get placement(): Placement {
    return this.#active?.placement ?? { state: 'editing' };
  }

  get #active(): SlipView | undefined {
    return this.slips.find(({ id }) => id === this.activeSlip);
  }

  get betUnderWay(): boolean {
    return this.slips.some(({ placement }) => isUndecided(placement));
  }

  slipsOn(market: MarketId): readonly SlipView[] {
    return this.slips.filter(({ slip }) => slip.selection.marketId === market);
  }

  slipOpened(opened: SlipView): void {
    this.slips = [...this.slips, opened];
    this.activeSlip = opened.id;
  }

  slipEdited(id: SlipId, slip: BetSlip, level: number): void {
    this.#change(id, { slip, level, doubts: [], queued: false });
    this.activeSlip = id;
  }

  acceptanceChanged(id: SlipId, acceptOdds: OddsAcceptance): void {
    const slip = this.slips.find((each) => each.id === id)?.slip;
    if (slip !== undefined) this.#change(id, { slip: { ...slip, acceptOdds } });
  }

  slipTouched(id: SlipId | null): void {
    this.activeSlip = id;
  }

  slipClosed(id: SlipId): void {
    this.slips = this.slips.filter((each) => each.id !== id);
    if (this.activeSlip === id) this.activeSlip = this.slips.at(-1)?.id ?? null;
  }

  placementMoved(id: SlipId, placement: Placement): void {
    this.#change(id, { placement, doubts: [], queued: false });
    this.moves.push(placement.state);
  }

  slipQueued(id: SlipId, queued: boolean): void {
    this.#change(id, { queued });
  }

  slipDoubted(id: SlipId, doubts: readonly BetDoubt[]): void {
    this.#change(id, { doubts });
  }

  #change(id: SlipId, changes: Partial<SlipView>): void {
    this.slips = this.slips.map((each) => (each.id === id ? { ...each, ...changes } : each));
  }

  pendingChanged(pending: readonly PendingBet[]): void {
    this.pending = pending;
  }

  openBetsReplaced(bets: readonly Bet[], unread = 0): void {
    this.openBets = bets;
    this.openBetsKnown = true;
    this.openBetsUnread = unread;
    this.openBetsFailed = null;
  }

  openBetChanged(bet: Bet): void {
    const others = this.openBets.filter(({ id }) => id !== bet.id);
    this.openBets = isOpenBet(bet) ? [bet, ...others] : others;
  }

  openBetsFailedWith(message: Message): void {
    this.openBetsKnown = true;
    this.openBetsFailed = message;
  }

  stakeChipsChanged(chips: readonly Paise[]): void {
    this.stakeChips = chips;
  }

  oneClickChanged(oneClick: BettingView['oneClick']): void {
    this.oneClick = oneClick;
  }

  changesReplaced(changes: readonly BetChange[]): void {
    this.changes = changes;
  }

  cashOutMoved(cashOut: CashOutView | null): void {
    this.cashOut = cashOut;
  }

  bettingForgotten(): void {
    this.slips = [];
    this.activeSlip = null;
    this.pending = [];
    this.openBets = [];
    this.openBetsKnown = false;
    this.openBetsFailed = null;
    this.openBetsUnread = 0;
    this.changes = [];
    this.cashOut = null;
  }
}
