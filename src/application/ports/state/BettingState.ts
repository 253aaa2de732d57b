import type { Bet } from '@/domain/betting/Bet';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip, OddsAcceptance } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { BetKey, MarketId, SlipId } from '@/domain/shared/ids';
import type { BetChange } from './BetChange';
import type { CashOutView } from './CashOutView';

/** A bet that was sent and whose fate is not known: stored on the device, per user, until it is. Its key is used until then, whatever becomes of the slip. */
export interface PendingBet {
  readonly key: BetKey;
  /** As last sent. */
  readonly slip: BetSlip;
  readonly stake: Paise;
  /** Wall time: when the key was first sent. */
  readonly sentAt: number;
  readonly delaySeconds: number;
  /** The server has never seen it, and it is late: what is placed on the same selection next is the same bet. */
  readonly unheard?: true;
  /** It was sent more than once: that the first time left with nothing proves nothing. */
  readonly resent?: true;
  /** Its slip was put away. */
  readonly closed?: true;
  /** Other versions that were sent under the same key before. */
  readonly earlier?: readonly BetSlip[];
}

/** One intended bet, and how far it got. */
export interface SlipView {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly placement: Placement;
  /** Which price of its side was tapped; 0 is the best. */
  readonly level: number;
  /** Left by an earlier visit and not touched since: it is there, and asks for nothing. */
  readonly saved?: boolean;
  /** What was open as it was opened: a bet that came since was not thought of. Absent: that was not known yet. */
  readonly openBets?: readonly Bet[];
  /** It was tapped before the log-in, and stands at another price since. */
  readonly moved?: { readonly from: SlipPrice; readonly to: SlipPrice };
  /** It was to be placed and looks like a slip of the finger: the player is asked once more. */
  readonly doubts?: readonly BetDoubt[];
  /** It was placed with others and waits for those before it on its market. */
  readonly queued?: boolean;
}

export type SlipPrice = Pick<BetSlip, 'odds' | 'line'>;

export interface BettingView {
  /** In the order of opening; each is placed by itself. */
  readonly slips: readonly SlipView[];
  /** A bet was sent whose outcome is not known. */
  readonly betUnderWay: boolean;
  /** The one last touched, which is shown whole; null: all are folded, or there is none. */
  readonly activeSlip: SlipId | null;
  /** Sent and not answered yet, of this user; survives a reload. */
  readonly pending: readonly PendingBet[];
  /** The open bets as the server lists them, newest first. */
  readonly openBets: readonly Bet[];
  /** The server has answered for them once, if only by failing: an empty list says nothing before. */
  readonly openBetsKnown: boolean;
  readonly openBetsFailed: Message | null;
  /** Open bets that the server lists and that could not be read. */
  readonly openBetsUnread: number;
  /** Waiting bets that are being cancelled or changed. */
  readonly changes: readonly BetChange[];
  /** The cash-out that is looked at; null: none is. */
  readonly cashOut: CashOutView | null;
  readonly stakeChips: readonly Paise[];
  /** What a tap on a price bets at once; null: one-click is off. */
  readonly oneClick: { readonly stake: Paise } | null;
  /** Those of one market. Readers of these are not called for changes to the others. */
  slipsOn(market: MarketId): readonly SlipView[];
}

export interface BettingState extends BettingView {
  /** It stands last, and is the active one. */
  slipOpened(opened: SlipView): void;
  /** It is the active one from now on. */
  slipEdited(id: SlipId, slip: BetSlip, level: number): void;
  /** By itself: the active one stays what it is. */
  acceptanceChanged(id: SlipId, acceptOdds: OddsAcceptance): void;
  slipTouched(id: SlipId | null): void;
  /** If it was the active one, the last that is left is. */
  slipClosed(id: SlipId): void;
  placementMoved(id: SlipId, placement: Placement): void;
  /** Whether it waits its turn. An edit takes it out: what it is now was not pressed for. */
  slipQueued(id: SlipId, queued: boolean): void;
  /** It is asked about before it is placed; empty: no more. An edit and a move end the question as well. */
  slipDoubted(id: SlipId, doubts: readonly BetDoubt[]): void;
  pendingChanged(pending: readonly PendingBet[]): void;
  /** `unread`: how many more the server listed that could not be read. */
  openBetsReplaced(bets: readonly Bet[], unread?: number): void;
  openBetChanged(bet: Bet): void;
  openBetsFailedWith(message: Message): void;
  stakeChipsChanged(chips: readonly Paise[]): void;
  oneClickChanged(oneClick: BettingView['oneClick']): void;
  changesReplaced(changes: readonly BetChange[]): void;
  cashOutMoved(cashOut: CashOutView | null): void;
  bettingForgotten(): void;
}
