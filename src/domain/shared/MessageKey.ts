import type { CashOutKey } from '@/domain/betting/CashOutKey';
import type { ScoreKey } from '@/domain/sports/score/ScoreKey';

type NoticeKey =
  | `notice.${'region' | 'somethingWentWrong' | 'announcementsFailed' | 'chunkFailed' | 'languageFailed'}`
  | 'common.close';

type AlertsKey =
  `alerts.${'backReached' | 'layReached' | 'started' | 'goal' | 'wicket' | 'over' | 'overAt' | 'full'}`;

type PlaySafeKey =
  `playSafe.${'failed' | 'amountEmpty' | 'amountMalformed' | 'amountTooLarge' | 'timeOutBegun' | 'exclusionBegun'}`;

type SessionKey =
  | `login.${'usernameEmpty' | 'passwordEmpty' | 'success' | 'failed'}`
  | `mobile.${'empty' | 'notIndian' | 'termsNeeded'}`
  | `otp.${'sent' | 'empty' | 'malformed' | 'settingUnknown' | 'failed' | 'unconfirmed' | 'checkUnconfirmed'}`
  | `register.${'nameEmpty' | 'usernameEmpty' | 'usernameLength' | 'usernameCharacters' | 'passwordEmpty'}`
  | `register.${'passwordLength' | 'confirmEmpty' | 'confirmDifferent' | 'referralMalformed' | 'success'}`
  | `register.${'failed' | 'unconfirmed'}`
  | `reset.${'allMandatory' | 'success' | 'unconfirmed'}`
  | 'request.failed'
  | `session.${'ended' | 'endedElsewhere' | 'refused' | 'notStored'}`;

/** Failures of the wire, in the player's words. */
type WireKey =
  `wire.${'offline' | 'timedOut' | 'unexpectedReply' | 'serverTrouble' | 'coolDown' | 'notOffered'}`;

type BettingKey =
  | `sports.${'matchNotFound' | 'matchAbsent'}`
  | `bet.${'placed' | 'partlyMatched' | 'matched' | 'lapsed' | 'unmatched' | 'settledWon' | 'settledLost'}`
  | `bet.${'settledVoid' | 'unknown' | 'unknownHere' | 'notPlaced' | 'notSent' | 'unheard' | 'forgotten'}`
  | `bet.${'cameLater' | 'earlierPlaced' | 'earlierNotAsked' | 'changeUnheard' | 'cancelUnheard'}`
  | `bet.${'changeNotKnown' | 'changeNotAsked' | 'earlierChange' | 'stakeEmpty' | 'stakeMalformed'}`
  | `bet.${'stakeTooLarge' | 'stakeTooFine' | 'belowMin' | 'aboveMax' | 'aboveMaxProfit' | 'oddsOffLadder'}`
  | `bet.${'oddsChanged' | 'suspended' | 'ballRunning' | 'insufficientBalance' | 'exposureLimit'}`
  | `bet.${'unmatchedNotAllowed' | 'duplicateInFlight' | 'tooManySlips' | 'cancelled' | 'allCancelled'}`
  | `bet.${'someCancelled' | 'calledBack' | 'cancelledTooLate'}`
  | `bet.${'changed' | 'notCancelled' | 'notChanged' | 'changeWaits' | 'betChanged' | 'notCancellable'}`
  | `bet.${'marketClosed' | 'slipEnded' | 'anyOddsOff' | 'selfLimit' | 'server' | 'stale' | 'offline'}`
  | `bet.${'notOffered' | 'logInFirst'}`
  | `chips.${'wholeRupees' | 'twice'}`
  | `marketLists.${'full' | 'tooMany' | 'nameEmpty' | 'nameLong' | 'nameTaken'}`
  | `oneClick.${'off' | 'confirmIsOn'}`
  | 'exposure.failed'
  | 'bets.failed'
  | `matches.${'failed' | 'notOffered'}`;

type CashierKey =
  | `cashier.${'notSent' | 'notReceived'}`
  | `withdraw.${'refused' | 'optionsFailed' | 'listFailed' | 'cancelFailed' | 'cancelUnconfirmed'}`
  | 'withdraw.unconfirmed'
  | 'withdraw.cancelled.done'
  | `money.${'empty' | 'malformed' | 'tooFine' | 'tooLarge'}`
  | 'statement.failed'
  | 'profitLoss.failed'
  | 'results.failed';

type DepositKey =
  | `deposit.reference.${'empty' | 'utr' | 'bkash' | 'nagad' | 'tron' | 'bsc' | 'text'}`
  | `deposit.wrongNetwork.${'bscForTron' | 'tronForBsc'}`
  | `deposit.${'gatewaysFailed' | 'failed' | 'gatewayUnknown' | 'redirectUnsafe' | 'unconfirmed'}`
  | 'deposit.redirectUnconfirmed'
  | 'cashier.shareFailed';

type RewardsKey =
  | `bonus.${'failed' | 'notFound' | 'notClaimed' | 'partClaimed' | 'partNotClaimed' | 'cancelled'}`
  | `bonus.${'notCancelled' | 'unsure' | 'unconfirmed'}`
  | `referral.${'failed' | 'notMade'}`;

type ProfileKey = `profile.${'currentEmpty' | 'samePassword' | 'passwordChanged' | 'passwordUnknown'}`;

type CasinoKey = 'casino.catalogueFailed' | 'casino.launchFailed';

type BankKey =
  | `bank.${'holderWrong' | 'numberWrong' | 'numberDifferent' | 'ifscWrong' | 'upiWrong' | 'panWrong'}`
  | `bank.${'failed' | 'added' | 'notAdded' | 'unconfirmed' | 'earlier' | 'changeUnconfirmed'}`
  | 'bank.ifscMerged'
  | 'bank.upiBlank'
  | `bank.${'defaultChanged' | 'notChanged' | 'removed' | 'notRemoved'}`;

type DocumentKey =
  | `kyc.${'fieldEmpty' | 'fileMissing' | 'tooLong' | 'dateWrong' | 'passportWrong' | 'emiratesWrong'}`
  | `kyc.${'emiratesDigit' | 'aadhaarDigit' | 'aadhaarWrong' | 'panWrong' | 'voterWrong' | 'licenceWrong'}`
  | `kyc.${'nameWrong' | 'birthWrong' | 'tooYoung' | 'issueWrong' | 'expired' | 'expiresSoon'}`
  | `kyc.${'expiryBeforeIssue' | 'failed' | 'notSent' | 'unconfirmed'}`
  | `file.${'empty' | 'wrongType' | 'wrongContent' | 'markup' | 'tooLarge' | 'tooManyPixels' | 'damaged'}`
  | `file.${'polyglot' | 'pdfScript' | 'unreadable'}`;

/** Every sentence that the core itself can say, by feature. The English catalogue holds the specification's exact wording. */
export type MessageKey =
  | NoticeKey
  | AlertsKey
  | PlaySafeKey
  | SessionKey
  | WireKey
  | BettingKey
  | ScoreKey
  | CashOutKey
  | CashierKey
  | DepositKey
  | RewardsKey
  | ProfileKey
  | CasinoKey
  | BankKey
  | DocumentKey;
