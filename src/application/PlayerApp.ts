import type { BetSlip, OddsAcceptance, Selection } from '@/domain/betting/BetSlip';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import type { AuthPanel } from '@/domain/session/authPanels';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BetId, MarketId, MatchId, RunnerId, SlipId } from '@/domain/shared/ids';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { BetEntry } from './betting/BetEntry';
import type { CollectedBets } from './betting/CollectBets';
import type { BetsShown } from './betting/LoadBets';
import type { RunnerProjection } from './betting/RunnerProjection';
import type { SlipPreview } from './betting/SlipPreview';
import type { BetsWatcher } from './betting/WatchBets';
import type { CashierApp } from './cashier/CashierApp';
import type { CasinoApp } from './casino/CasinoApp';
import type { ContentApp } from './content/ContentApp';
import type { ProfileApp } from './profile/ProfileApp';
import type { PlaySafeApp } from './playSafe/PlaySafeApp';
import type { AppConfig } from './ports/device/AppConfig';
import type { Cancellation } from './ports/device/Cancellation';
import type { Clock } from './ports/device/Clock';
import type { CookieJar } from './ports/device/CookieJar';
import type { KeyValueStore } from './ports/device/KeyValueStore';
import type { Logger } from './ports/device/Logger';
import type { PageLife } from './ports/device/PageLife';
import type { SandboxTools } from './ports/device/SandboxTools';
import type { Scheduler } from './ports/device/Scheduler';
import type { BetsPage } from './ports/gateways/BetsGateway';
import type { AuthPanelView } from './ports/state/AuthPanelState';
import type { BettingView } from './ports/state/BettingState';
import type { BrandView } from './ports/state/BrandState';
import type { ConnectionView } from './ports/state/ConnectionState';
import type { ExposureView } from './ports/state/ExposureState';
import type { MarketBoardView } from './ports/state/MarketBoardState';
import type { MatchesView, MatchListName } from './ports/state/MatchesState';
import type { PriceSeries } from './ports/state/PriceHistoryView';
import type { NoticesView } from './ports/state/NoticesState';
import type { SessionView } from './ports/state/SessionState';
import type { SignUpView } from './ports/state/SignUpState';
import type { WalletView } from './ports/state/WalletState';
import type { RewardsApp } from './rewards/RewardsApp';

/** What a use case looks like from a screen. The classes in this layer fit it by shape. */
export interface UseCase<Args extends readonly unknown[], Answer = void> {
  execute(...args: Args): Answer;
}

/** Why a form was not accepted: a sentence per field, or one for the whole form. Entries are never lost. */
export interface FormFailure<Field extends string> {
  readonly fields: Partial<Record<Field, Message>>;
  readonly message: Message | null;
  /** Seconds before another try makes sense, when the server said so. */
  readonly waitSeconds?: number;
}

export type FormAnswer<Field extends string> = Promise<Result<void, FormFailure<Field>>>;

export interface LogInForm {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface MobileForm {
  /** As typed. */
  readonly mobile: string;
  /** 18+ and terms. */
  readonly agreed: boolean;
}

export interface RegisterForm {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly referralCode: string;
}

export interface ResetForm {
  readonly otp: string;
  readonly password: string;
}

export type RegisterField = keyof RegisterForm;

/** The only door for screens, by feature. Views are live: a screen that reads one inside an `observer` repaints when it changes. */
export interface PlayerApp {
  readonly config: AppConfig;
  readonly device: {
    readonly clock: Clock;
    readonly scheduler: Scheduler;
    readonly cookies: CookieJar;
    /** What this device keeps for the screens alone (theme, text size, language), under keys that start with `ui.`. */
    readonly storage: KeyValueStore;
    readonly pageLife: PageLife;
    readonly logger: Logger;
  };
  readonly session: {
    readonly view: SessionView;
    readonly panel: AuthPanelView;
    readonly signUp: SignUpView;
    /** The username kept by "remember me", or empty. */
    readonly rememberedUsername: UseCase<[], string>;
    /** Starts everything once: stored session, brand, cookies, listeners. Never fails. */
    readonly resume: UseCase<[], void>;
    readonly openPanel: UseCase<
      [panel: AuthPanel, options?: { readonly wish?: string; readonly onClose?: () => void }]
    >;
    /** By hand: calls the parent's callback (AUTH-03). */
    readonly closePanel: UseCase<[]>;
    /** A link inside a panel: only the moves of AUTH-02 are possible, others are ignored. */
    readonly movePanel: UseCase<[to: AuthPanel]>;
    readonly logIn: UseCase<[LogInForm], FormAnswer<'username' | 'password'>>;
    readonly logInAsDemo: UseCase<[], FormAnswer<never>>;
    /** Sign-up step 1. Afterwards `signUp.mobile` is set, and the panel shows the OTP entry or moves to register (AUTH-12). */
    readonly requestSignUpOtp: UseCase<[MobileForm], FormAnswer<'mobile' | 'agreed'>>;
    readonly verifySignUpOtp: UseCase<[otp: string], FormAnswer<'otp'>>;
    /** Asks again for the OTP of the number under way. */
    readonly resendSignUpOtp: UseCase<[], FormAnswer<never>>;
    readonly changeNumber: UseCase<[]>;
    /** Errors of the form as it stands; run again on each edit (AUTH-15). */
    readonly checkRegistration: UseCase<[RegisterForm], Partial<Record<RegisterField, Message>>>;
    readonly register: UseCase<[RegisterForm, { readonly agentCode?: string }?], FormAnswer<RegisterField>>;
    /** While a sign-up panel is open: polls both cookies every 300 ms (AUTH-18). Returns how to stop. */
    readonly watchReferralCookies: UseCase<[], () => void>;
    /** A code that arrived by navigation state; anything malformed is ignored. */
    readonly offerReferralCode: UseCase<[code: unknown]>;
    readonly requestRecoveryOtp: UseCase<[mobile: string], FormAnswer<'mobile'>>;
    readonly resetPassword: UseCase<[ResetForm], FormAnswer<'otp' | 'password'>>;
    readonly logOut: UseCase<[], Promise<void>>;
  };
  readonly brand: {
    readonly view: BrandView;
    readonly reload: UseCase<[], Promise<void>>;
  };
  readonly wallet: {
    readonly view: WalletView;
    readonly sync: UseCase<[], Promise<void>>;
  };
  readonly exposure: {
    readonly view: ExposureView;
    readonly load: UseCase<[], Promise<void>>;
    readonly betsOfMatch: UseCase<[MatchId, skip: number, Cancellation?], Promise<Result<BetsPage, Message>>>;
  };
  readonly notices: {
    readonly view: NoticesView;
    readonly markRead: UseCase<[]>;
    readonly dismissAnnouncements: UseCase<[]>;
    /** A screen's own notice, e.g. a chunk that did not load. */
    readonly tell: UseCase<[message: Message, type: 'error' | 'success' | 'info' | 'warning']>;
  };
  readonly connection: { readonly view: ConnectionView };
  readonly routing: {
    /** Once per page view; failures are silent (API-02). */
    readonly pageVisited: UseCase<[pattern: string]>;
  };
  readonly sports: {
    readonly view: MatchesView;
    readonly board: MarketBoardView;
    /** Loads a list now and keeps it fresh until released. */
    readonly watchList: UseCase<[MatchListName], () => void>;
    readonly reloadList: UseCase<[MatchListName], Promise<void>>;
    /** Loads a match page; its markets are watched until released. */
    readonly watchMatch: UseCase<[MatchId], () => void>;
    readonly reloadMatch: UseCase<[MatchId], Promise<void>>;
    /** Subscribes while anyone watches; closes late. Returns how to release. */
    readonly watchMarkets: UseCase<[readonly MarketId[]], () => void>;
    /** Tells what was seen of a runner's prices on an open match page, now and at most once a second. Returns how to release. */
    readonly watchHistory: UseCase<[MarketId, RunnerId, (series: PriceSeries) => void], () => void>;
    /** Tells the pinned matches now and after every change. Returns how to release. */
    readonly watchPins: UseCase<[listener: (pinned: readonly MatchId[]) => void], () => void>;
    readonly togglePin: UseCase<[MatchId]>;
  };
  readonly betting: {
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
    readonly changeChips: UseCase<
      [readonly string[] | 'defaults'],
      Result<void, readonly (Message | null)[]>
    >;
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
  };
  readonly casino: CasinoApp;
  /** Money in and out: its script comes with the first call. Rejects when it does not; the next call tries again. */
  readonly cashier: { readonly open: UseCase<[], Promise<CashierApp>> };
  /** Bonuses and referrals, likewise. */
  readonly rewards: { readonly open: UseCase<[], Promise<RewardsApp>> };
  /** Password, settings of the account and the way out, likewise. */
  readonly profile: { readonly open: UseCase<[], Promise<ProfileApp>> };
  /** What the operator wrote for its players, likewise. */
  readonly content: { readonly open: UseCase<[], Promise<ContentApp>> };
  readonly playSafe: {
    /** As the cashier's. */
    readonly open: UseCase<[], Promise<PlaySafeApp>>;
    /** Calls once the whole app is there, which waits for the first sign of a person. Returns how to give up. */
    readonly whenThere: UseCase<[then: () => void], () => void>;
  };
  /** Present in the sandbox only. */
  readonly sandbox: SandboxTools | null;
}
