import type { CashOutKey } from '@/domain/betting/CashOutKey';
import type { ScoreKey } from '@/domain/sports/score/ScoreKey';

type NoticeKey =
  | 'notice.region'
  | 'common.close'
  | 'notice.somethingWentWrong'
  | 'notice.announcementsFailed'
  | 'notice.chunkFailed'
  | 'notice.languageFailed';

type PlaySafeKey =
  | 'playSafe.failed'
  | 'playSafe.amountEmpty'
  | 'playSafe.amountMalformed'
  | 'playSafe.timeOutBegun'
  | 'playSafe.exclusionBegun';

type SessionKey =
  | 'login.usernameEmpty'
  | 'login.passwordEmpty'
  | 'login.success'
  | 'login.failed'
  | 'mobile.empty'
  | 'mobile.notIndian'
  | 'mobile.termsNeeded'
  | 'otp.sent'
  | 'otp.empty'
  | 'otp.malformed'
  | 'otp.settingUnknown'
  | 'otp.failed'
  | 'register.nameEmpty'
  | 'register.usernameEmpty'
  | 'register.usernameLength'
  | 'register.usernameCharacters'
  | 'register.passwordEmpty'
  | 'register.passwordLength'
  | 'register.confirmEmpty'
  | 'register.confirmDifferent'
  | 'register.referralMalformed'
  | 'register.success'
  | 'register.failed'
  | 'reset.allMandatory'
  | 'reset.success'
  | 'request.failed'
  | 'session.ended'
  | 'session.refused'
  | 'session.notStored';

/** Failures of the wire, in the player's words. */
type WireKey =
  | 'wire.offline'
  | 'wire.timedOut'
  | 'wire.unexpectedReply'
  | 'wire.serverTrouble'
  | 'wire.coolDown'
  | 'wire.notOffered';

type BettingKey =
  | 'sports.matchNotFound'
  | 'sports.matchAbsent'
  | 'bet.placed'
  | 'bet.partlyMatched'
  | 'bet.matched'
  | 'bet.lapsed'
  | 'bet.unmatched'
  | 'bet.settledWon'
  | 'bet.settledLost'
  | 'bet.settledVoid'
  | 'bet.unknown'
  | 'bet.unknownHere'
  | 'bet.notPlaced'
  | 'bet.notSent'
  | 'bet.unheard'
  | 'bet.forgotten'
  | 'bet.cameLater'
  | 'bet.earlierPlaced'
  | 'bet.earlierNotAsked'
  | 'bet.changeUnheard'
  | 'bet.cancelUnheard'
  | 'bet.changeNotKnown'
  | 'bet.changeNotAsked'
  | 'bet.earlierChange'
  | 'bet.stakeEmpty'
  | 'bet.stakeMalformed'
  | 'bet.stakeTooLarge'
  | 'bet.stakeTooFine'
  | 'bet.belowMin'
  | 'bet.aboveMax'
  | 'bet.aboveMaxProfit'
  | 'bet.oddsOffLadder'
  | 'bet.oddsChanged'
  | 'bet.suspended'
  | 'bet.ballRunning'
  | 'bet.insufficientBalance'
  | 'bet.exposureLimit'
  | 'bet.unmatchedNotAllowed'
  | 'bet.duplicateInFlight'
  | 'bet.tooManySlips'
  | 'bet.cancelled'
  | 'bet.allCancelled'
  | 'bet.changed'
  | 'bet.notCancelled'
  | 'bet.notChanged'
  | 'bet.changeWaits'
  | 'bet.betChanged'
  | 'bet.notCancellable'
  | 'chips.wholeRupees'
  | 'chips.twice'
  | 'oneClick.off'
  | 'oneClick.confirmIsOn'
  | 'bet.marketClosed'
  | 'bet.slipEnded'
  | 'bet.anyOddsOff'
  | 'bet.selfLimit'
  | 'bet.server'
  | 'bet.stale'
  | 'bet.offline'
  | 'bet.notOffered'
  | 'bet.logInFirst'
  | 'exposure.failed'
  | 'bets.failed'
  | 'matches.failed'
  | 'matches.notOffered';

type CashierKey =
  | 'cashier.notSent'
  | 'cashier.notReceived'
  | 'withdraw.refused'
  | 'withdraw.optionsFailed'
  | 'withdraw.listFailed'
  | 'withdraw.cancelFailed'
  | 'withdraw.cancelled.done'
  | 'withdraw.cancelUnconfirmed'
  | 'withdraw.unconfirmed'
  | 'money.empty'
  | 'money.malformed'
  | 'money.tooFine'
  | 'money.tooLarge'
  | 'statement.failed';

type DepositKey =
  | 'deposit.reference.empty'
  | 'deposit.reference.utr'
  | 'deposit.reference.bkash'
  | 'deposit.reference.nagad'
  | 'deposit.reference.tron'
  | 'deposit.reference.bsc'
  | 'deposit.reference.text'
  | 'deposit.wrongNetwork.bscForTron'
  | 'deposit.wrongNetwork.tronForBsc'
  | 'deposit.gatewaysFailed'
  | 'deposit.failed'
  | 'deposit.gatewayUnknown'
  | 'deposit.redirectUnsafe'
  | 'deposit.unconfirmed'
  | 'deposit.redirectUnconfirmed'
  | 'cashier.shareFailed';

type RewardsKey =
  | 'bonus.failed'
  | 'bonus.notFound'
  | 'bonus.notClaimed'
  | 'bonus.partClaimed'
  | 'bonus.partNotClaimed'
  | 'bonus.cancelled'
  | 'bonus.notCancelled'
  | 'bonus.unsure'
  | 'bonus.unconfirmed'
  | 'referral.failed'
  | 'referral.notMade';

type ProfileKey =
  | 'profile.currentEmpty'
  | 'profile.samePassword'
  | 'profile.passwordChanged'
  | 'profile.passwordUnknown';

type CasinoKey = 'casino.catalogueFailed' | 'casino.launchFailed';

type BankKey =
  | 'bank.holderWrong'
  | 'bank.numberWrong'
  | 'bank.numberDifferent'
  | 'bank.ifscWrong'
  | 'bank.upiWrong'
  | 'bank.panWrong'
  | 'bank.failed'
  | 'bank.added'
  | 'bank.notAdded'
  | 'bank.unconfirmed'
  | 'bank.earlier'
  | 'bank.changeUnconfirmed'
  | 'bank.defaultChanged'
  | 'bank.notChanged'
  | 'bank.removed'
  | 'bank.notRemoved';

type DocumentKey =
  | 'kyc.fieldEmpty'
  | 'kyc.fileMissing'
  | 'kyc.tooLong'
  | 'kyc.dateWrong'
  | 'kyc.passportWrong'
  | 'kyc.emiratesWrong'
  | 'kyc.emiratesDigit'
  | 'kyc.aadhaarDigit'
  | 'kyc.aadhaarWrong'
  | 'kyc.panWrong'
  | 'kyc.voterWrong'
  | 'kyc.licenceWrong'
  | 'kyc.nameWrong'
  | 'kyc.birthWrong'
  | 'kyc.tooYoung'
  | 'kyc.issueWrong'
  | 'kyc.expired'
  | 'kyc.expiresSoon'
  | 'kyc.expiryBeforeIssue'
  | 'kyc.failed'
  | 'kyc.notSent'
  | 'kyc.unconfirmed'
  | 'file.empty'
  | 'file.wrongType'
  | 'file.wrongContent'
  | 'file.markup'
  | 'file.tooLarge'
  | 'file.tooManyPixels'
  | 'file.damaged'
  | 'file.polyglot'
  | 'file.pdfScript'
  | 'file.unreadable';

/** Every sentence that the core itself can say, by feature. The English catalogue holds the specification's exact wording. */
export type MessageKey =
  | NoticeKey
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
