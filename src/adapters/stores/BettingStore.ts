import type { BettingState, PendingBet, SlipView } from '@/application/ports/state/BettingState';
import type { BetChange } from '@/application/ports/state/BetChange';
import type { CashOutView } from '@/application/ports/state/CashOutView';
import type { Bet } from '@/domain/betting/Bet';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip, OddsAcceptance } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { MarketId, SlipId } from '@/domain/shared/ids';
import { SlipsByMarket } from './SlipsByMarket';
import { observed } from './observed';

const OPEN: ReadonlySet<Bet['status']> = new Set([
  'pending',
  'unmatched',
  'partlyMatched',
  'matched',
  'open',
]);

export class BettingStore implements BettingState {
  slips: readonly SlipView[] = [];
  activeSlip: SlipId | null = null;
  pending: readonly PendingBet[] = [];
  openBets: readonly Bet[] = [];
  openBetsKnown = false;
  openBetsFailed: Message | null = null;
  openBetsUnread = 0;
  changes: readonly BetChange[] = [];
  cashOut: CashOutView | null = null;

  stakeChips: readonly Paise[];
  oneClick: { readonly stake: Paise } | null = null;
  readonly #slipsByMarket = new SlipsByMarket(() => this.slips);

  constructor(stakeChips: readonly Paise[]) {
    this.stakeChips = stakeChips;
    observed(this, 'slipsOn');
  }

  get betUnderWay(): boolean {
    return this.slips.some(({ placement }) => isUndecided(placement));
  }

  slipsOn(market: MarketId): readonly SlipView[] {
    return this.#slipsByMarket.on(market);
  }

  slipOpened(opened: SlipView): void {
    this.slips = [...this.slips, opened];
    this.activeSlip = opened.id;
  }

  slipEdited(id: SlipId, slip: BetSlip, level: number): void {
    this.#change(id, { slip, level, saved: false, doubts: [], queued: false });
    this.activeSlip = id;
  }

  acceptanceChanged(id: SlipId, acceptOdds: OddsAcceptance): void {
    this.slips = this.slips.map((each) =>
      each.id === id ? { ...each, slip: { ...each.slip, acceptOdds } } : each,
    );
  }

  slipTouched(id: SlipId | null): void {
    if (id !== null) this.#change(id, { saved: false });
    this.activeSlip = id;
  }

  slipClosed(id: SlipId): void {
    this.slips = this.slips.filter((each) => each.id !== id);
    if (this.activeSlip === id) this.activeSlip = this.slips.at(-1)?.id ?? null;
  }

  placementMoved(id: SlipId, placement: Placement): void {
    this.#change(id, { placement, doubts: [], queued: false });
  }

  slipQueued(id: SlipId, queued: boolean): void {
    this.#change(id, { queued });
  }

  slipDoubted(id: SlipId, doubts: readonly BetDoubt[]): void {
    this.#change(id, { doubts });
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
    const others = this.openBets.filter((each) => each.id !== bet.id);
    const known = others.length < this.openBets.length;
    if (!OPEN.has(bet.status)) this.openBets = others;
    else if (known) this.openBets = this.openBets.map((each) => (each.id === bet.id ? bet : each));
    else this.openBets = [bet, ...others];
  }

  openBetsFailedWith(message: Message): void {
    this.openBetsKnown = true;
    this.openBetsFailed = message;
  }

  stakeChipsChanged(chips: readonly Paise[]): void {
    this.stakeChips = chips;
  }

  oneClickChanged(oneClick: { readonly stake: Paise } | null): void {
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

  #change(id: SlipId, changes: Partial<SlipView>): void {
    this.slips = this.slips.map((each) => (each.id === id ? { ...each, ...changes } : each));
  }
}
