import type { BetSlip, OddsAcceptance, Selection } from '@/domain/betting/BetSlip';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BetId, MarketId, MatchId, SlipId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BettingView } from '../ports/state/BettingState';
import type { UseCase } from '../shared/UseCase';
import type { BetEntry } from './BetEntry';
import type { CollectedBets } from './CollectBets';
import type { BetsShown } from './LoadBets';
import type { RunnerProjection } from './RunnerProjection';
import type { SlipPreview } from './SlipPreview';
import type { BetsWatcher } from './WatchBets';

/** Slips, bets and what became of them. */
export interface BettingApp {
  readonly view: BettingView;
  /** A tap on a price: opens a slip at that price, re-prices the one that is open for the same bet, or asks to log in. Ignored while the market cannot be bet on. */
  readonly pickPrice: UseCase<[Selection, level: number]>;
  /** Shows a slip whole; null folds them all. */
  readonly chooseSlip: UseCase<[SlipId | null]>;
  readonly editSlip: UseCase<[SlipId, Partial<Pick<BetSlip, 'stakeText' | 'acceptOdds'>>]>;
  readonly addChip: UseCase<[SlipId, Paise]>;
  /** The smallest stake allowed, the largest that can be placed now, or none. */
  readonly fillStake: UseCase<[SlipId, 'min' | 'max' | 'nothing']>;
  /** As typed, in rupees; an error stands at its own place, and then nothing changed. */
  readonly changeChips: UseCase<[readonly string[] | 'defaults'], Result<void, readonly (Message | null)[]>>;
  /** The stake as typed switches one-click betting on, null off. Whoever asks has had it confirmed. */
  readonly switchOneClick: UseCase<[string | null], Result<void, Message>>;
  /** One tick up or down the odds ladder. */
  readonly stepOdds: UseCase<[SlipId, 'up' | 'down']>;
  readonly closeSlip: UseCase<[SlipId]>;
  /** Whether this player reads a bet once more before it is placed; the screen asks at the moment of placing. */
  readonly confirmsPlacing: UseCase<[], boolean>;
  readonly placeBet: UseCase<[SlipId], Promise<void>>;
  /** After `oddsChanged`: takes the odds on offer into the slip; the player still has to place. */
  readonly takeOffer: UseCase<[SlipId]>;
  /** After a rejection or an accepted bet: back to editing, or closes. */
  readonly acknowledge: UseCase<[SlipId]>;
  /** Calls back what still waits of a bet; progress is in `view.changes`. */
  readonly cancelBet: UseCase<[BetId], Promise<void>>;
  /** Other odds or another stake for a waiting bet; fails with what is wrong with the entry. */
  readonly editBet: UseCase<[BetId, BetEntry], Result<void, Message>>;
  /** About how much a market's cash-out would bring, or why there is none now; null: nothing to cash out, or not offered. */
  readonly cashOutFigure: UseCase<[MatchId, MarketId], CashOutOffer | null>;
  /** Asks for a quote; what becomes of it is in `view.cashOut`. */
  readonly requestCashOut: UseCase<[MarketId], Promise<void>>;
  readonly confirmCashOut: UseCase<[], Promise<void>>;
  readonly closeCashOut: UseCase<[]>;
  readonly loadOpenBets: UseCase<[], Promise<void>>;
  readonly chooseAcceptance: UseCase<[SlipId, OddsAcceptance]>;
  /** One page of /mybets. */
  readonly loadBets: UseCase<[BetsFilter, Cancellation?], Promise<Result<BetsShown, Message>>>;
  /** All bets of a filter, for a file; bounded. */
  readonly collectBets: UseCase<[BetsFilter, Cancellation?], Promise<Result<CollectedBets, Message>>>;
  /** Tells of every change of a bet until released. */
  readonly watchBets: UseCase<[BetsWatcher], () => void>;
  /** What stands in the way of placing now, and the figures to show; a preview, the server decides. */
  readonly preview: UseCase<[SlipId], SlipPreview | null>;
  /** Net result under each runner of a market: of open bets, and with the stakes of the slips. Signed paise. */
  readonly projection: UseCase<[MarketId], readonly RunnerProjection[]>;
}
