import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetGuardSetting } from '@/domain/betting/BetGuardSetting';
import type { BetSlip, OddsAcceptance, Selection } from '@/domain/betting/BetSlip';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { CashOutRule } from '@/domain/betting/CashOutRule';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import type { ListPart } from '@/domain/shared/longList';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BetId, MarketId, MatchId, SlipId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BettingView } from '../ports/state/BettingState';
import type { BetsShown } from '@/domain/betting/BetsShown';
import type { CollectedBets } from './loadBets';
import type { SlipsTogether } from './PlaceAll';
import type { RunnerProjection } from './projection';
import type { SlipPreview } from './preview';
import type { BetsWatcher } from './watchBets';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { PriceLevel } from '@/domain/sports/MarketChange';

/** Slips, bets and what became of them. */
export interface BettingApp {
  readonly view: BettingView;
  /** A tap on a price: opens a slip at that price, re-prices the one that is open for the same bet, or asks to log in. `level` 0 is the best price; `pressed`: what was offered there as the finger came down, where that may be another by now. Ignored while the market cannot be bet on. */
  readonly pickPrice: (selection: Selection, level: number, pressed?: PriceLevel | null) => void;
  /** The same at odds of the player's own choice, from a ladder, for this stake as typed; empty: as the slip has it. With one-click on it is placed at once. */
  readonly pickOdds: (selection: Selection, odds: OddsHundredths, stakeText: string) => void;
  /** Shows a slip whole; null folds them all. */
  readonly chooseSlip: (slip: SlipId | null) => void;
  /** The player types. Ignored while a bet is under way. */
  readonly edit: (
    slip: SlipId,
    changes: Partial<Pick<BetSlip, 'stakeText' | 'acceptOdds' | 'keepInPlay'>>,
  ) => void;
  /** Adds a chip to the stake, at most up to the largest stake. */
  readonly addChip: (slip: SlipId, chip: Paise) => void;
  /** The smallest stake allowed, the largest whole rupees that can be placed now, that of the last open bet on the same selection (`lastStake`), or none. `own`: the limits that the player set, where they are known; the largest stake keeps to them. */
  readonly fillStake: (
    slip: SlipId,
    what: 'min' | 'max' | 'last' | 'nothing',
    own?: readonly SelfLimit[],
  ) => void;
  /** As typed, in rupees; an error is shown at its own place, and then nothing changed. */
  readonly changeChips: (texts: readonly string[] | 'defaults') => Result<void, readonly (Message | null)[]>;
  /** The stake as typed switches one-click betting on, null off. The screen has asked for a confirmation. */
  readonly switchOneClick: (stakeText: string | null) => Result<void, Message>;
  /** One tick up or down the odds ladder. Rates are not on it: they stay. */
  readonly stepOdds: (slip: SlipId, direction: 'up' | 'down') => void;
  /** Odds as typed: the nearest of the ladder. What is no number changes nothing, and rates stay. */
  readonly typeOdds: (slip: SlipId, text: string) => void;
  /** Puts a slip away. A bet that is under way stays in sight until its outcome is known; one that no server has seen is asked for further. */
  readonly closeSlip: (slip: SlipId) => void;
  /** Whether this player reads a bet once more before it is placed; the screen asks at the moment of placing. */
  readonly confirmsPlacing: () => boolean;
  /** Does nothing when something stands in the way: `preview` says what. What looks like a slip of the finger is asked about first: `doubts` of its slip. What becomes of it is in the slip. */
  readonly place: (slip: SlipId) => Promise<void>;
  /** Places what the player was asked about, and means. */
  readonly placeAnyway: (slip: SlipId) => Promise<void>;
  /** The bet that a slip became, once more: in a slip at the price of now. Nothing while there is none. */
  readonly repeatBet: (slip: SlipId) => void;
  /** Several slips with one press, each a bet of its own; what looks like a slip of the finger is asked about: `slipsTogether` says so. */
  readonly placeAll: () => Promise<void>;
  /** Places those that the player was asked about, and means. */
  readonly placeAllAnyway: () => Promise<void>;
  /** What that would place, and what it would cost; null: there are not two slips to place. */
  readonly slipsTogether: () => SlipsTogether | null;
  /** The player does not mean it: back to the slip as it was. */
  readonly dropDoubts: (slip: SlipId) => void;
  /** What is odd about a bet now, for a player who reads each one once more anyway. */
  readonly betDoubts: (slip: SlipId) => readonly BetDoubt[];
  /** What is odd about such a change of a bet that waits, to be asked about before `editBet`. */
  readonly editDoubts: (bet: BetId, entry: BetEntry) => readonly BetDoubt[];
  /** When a bet is asked about once more. */
  readonly guardSetting: () => BetGuardSetting;
  readonly chooseGuard: (setting: BetGuardSetting) => void;
  /** Takes the best odds now into the slip, or what the server offered while prices are not live; the player still has to place. */
  readonly takeOffer: (slip: SlipId) => void;
  /** After a rejection or an accepted bet: back to editing, or closes. A bet that is overdue is asked for further, out of sight. */
  readonly acknowledge: (slip: SlipId) => void;
  /** Calls back what still waits of a bet; progress is in `view.changes`. */
  readonly cancelBet: (bet: BetId) => Promise<void>;
  /** Calls back everything that waits on one market, or everywhere; each bet has its own answer. */
  readonly cancelAll: (market?: MarketId) => Promise<void>;
  /** Other odds or another stake for what waits of a bet: what was taken of it stays beside it. Fails with what is wrong with the entry. */
  readonly editBet: (bet: BetId, entry: BetEntry) => Result<void, Message>;
  /** What is known of a market, of its open match page or of a list; null: nothing yet. */
  readonly marketOf: (match: MatchId, market: MarketId) => Market | null;
  /** About how much a market's cash-out would bring, or why there is none now; null: nothing to cash out, or not offered. New prices wake no observer of it: it is asked again, every second, say. */
  readonly cashOutFigure: (match: MatchId, market: MarketId, part?: number) => CashOutOffer | null;
  /** Asks for a quote; what becomes of it is in `view.cashOut`. */
  readonly requestCashOut: (market: MarketId) => Promise<void>;
  readonly confirmCashOut: () => Promise<void>;
  /** Cashes out with the tap on a figure, when what it brings keeps to that by the player's rule; else nothing is taken, and `view.cashOut` has what it would be. */
  readonly takeCashOut: (match: MatchId, market: MarketId, shown: Paise, part?: number) => Promise<void>;
  readonly cashOutRule: () => CashOutRule;
  readonly chooseCashOutRule: (rule: CashOutRule) => void;
  /** The player looks away. One that was confirmed goes on, and a notice says how it ended. */
  readonly closeCashOut: () => void;
  readonly loadOpenBets: () => Promise<void>;
  /** Which odds changes the player takes, in this slip and in those that follow: any odds on its match alone, the rest everywhere. */
  readonly chooseAcceptance: (slip: SlipId, acceptOdds: OddsAcceptance) => void;
  /** The page of /mybets that the filter names, or any other part of its bets. */
  readonly loadBets: (
    filter: BetsFilter,
    cancellation?: Cancellation,
    part?: ListPart,
  ) => Promise<Result<BetsShown, Message>>;
  /** All bets of a filter, for a file; bounded. */
  readonly collectBets: (
    filter: BetsFilter,
    cancellation?: Cancellation,
  ) => Promise<Result<CollectedBets, Message>>;
  /** Calls for every change of a bet until released. */
  readonly watchBets: (watcher: BetsWatcher) => () => void;
  /** What stands in the way of placing now, and the figures to show; a preview, the server decides (P10). */
  readonly preview: (slip: SlipId) => SlipPreview | null;
  /** Net result under each runner of a market: of open bets, and with the stakes of the slips. Signed paise. */
  readonly projection: (market: MarketId) => readonly RunnerProjection[];
}

/** What a player typed to change a bet that waits. */
export interface BetEntry {
  readonly odds: OddsHundredths;
  /** As typed. */
  readonly stakeText: string;
}
