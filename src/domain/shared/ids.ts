type Id<Name extends string> = string & { readonly __id: Name };

export type MatchId = Id<'match'>;
export type MarketId = Id<'market'>;
export type RunnerId = Id<'runner'>;
export type BetId = Id<'bet'>;
/** 32 lowercase hex characters, made by the client, one per intended bet. */
export type BetKey = Id<'bet-key'>;
/** 32 lowercase hex characters, made by the client, one per submission of a money or identity form. */
export type SubmissionKey = Id<'submission-key'>;
/** One open bet slip; known to this page only. */
export type SlipId = Id<'slip'>;
/** Of a request to be paid out. */
export type WithdrawalId = Id<'withdrawal'>;
/** Names a quote that the server made: sent back to take it. */
export type CashOutQuoteId = Id<'cash-out-quote'>;
/** Of a bank account, card or UPI id that money can be paid out to. */
export type BankAccountId = Id<'bank-account'>;
/** A claimed bonus, or one on offer: it is then its offer's. */
export type BonusId = Id<'bonus'>;
export type BonusOfferId = Id<'bonus-offer'>;
/** Somebody who signed up with one's code; says nothing of their account. */
export type FriendId = Id<'friend'>;
export type UserId = Id<'user'>;
/** The secret of a session. Never logged, never put into a URL. */
export type Token = Id<'token'>;

/** Ids are opaque: any non-empty text, kept as text end to end (numbers above 2^53 would be rounded). */
export const matchId = (text: string): MatchId => text as MatchId;
export const marketId = (text: string): MarketId => text as MarketId;
export const runnerId = (text: string): RunnerId => text as RunnerId;
export const betId = (text: string): BetId => text as BetId;
export const betKey = (text: string): BetKey => text as BetKey;
export const submissionKey = (text: string): SubmissionKey => text as SubmissionKey;
export const slipId = (text: string): SlipId => text as SlipId;
export const withdrawalId = (text: string): WithdrawalId => text as WithdrawalId;
export const cashOutQuoteId = (text: string): CashOutQuoteId => text as CashOutQuoteId;
export const bankAccountId = (text: string): BankAccountId => text as BankAccountId;
export const bonusId = (text: string): BonusId => text as BonusId;
export const bonusOfferId = (text: string): BonusOfferId => text as BonusOfferId;
export const friendId = (text: string): FriendId => text as FriendId;
export const userId = (text: string): UserId => text as UserId;
export const token = (text: string): Token => text as Token;
