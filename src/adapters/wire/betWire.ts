import * as v from 'valibot';
import type { Bet, BetStatus } from '@/domain/betting/Bet';
import type { RejectionReason } from '@/domain/betting/RejectionReason';
import { NO_MONEY } from '@/domain/shared/Money';
import { betId, betKey, marketId, matchId, runnerId } from '@/domain/shared/ids';
import { wireMarketKind } from './marketKindWire';
import { wireLine } from './wireCount';
import { wireDateOrNull } from './wireDate';
import { wireId } from './wireId';
import { wireMoney, wireMoneyNotNegative } from './wireMoney';
import { wireOdds } from './wireOdds';
import { wireTextOrEmpty } from './wireText';
import { same, wireKnownWord, wireWord } from './wireWord';

/** Longer than any in-play delay: a counter never runs for an hour because a figure was wrong. */
const MAX_DELAY_MS = 120_000;

export const wireSide = wireKnownWord(same(['back', 'lay'] as const));

/** A word that we do not know says nothing about the bet: it is refused, never guessed. */
const wireBetStatus = wireKnownWord<BetStatus>([
  ...same(['pending', 'unmatched', 'matched', 'rejected', 'lapsed', 'cancelled', 'settled', 'void'] as const),
  ['partly_matched', 'partlyMatched'],
]);

const wireReason = wireWord<RejectionReason>(
  [
    ['below_min', 'belowMin'],
    ['above_max', 'aboveMax'],
    ['above_max_profit', 'aboveMaxProfit'],
    ['odds_changed', 'oddsChanged'],
    ['odds_off_ladder', 'oddsOffLadder'],
    ['suspended', 'suspended'],
    ['ball_running', 'ballRunning'],
    ['insufficient_funds', 'insufficientBalance'],
    ['exposure_limit', 'exposureLimit'],
    ['unmatched_not_allowed', 'unmatchedNotAllowed'],
    ['market_closed', 'marketClosed'],
    ['self_limit', 'selfLimit'],
    ['bet_changed', 'betChanged'],
  ],
  'server',
);

const key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/), v.transform(betKey));

/** Of the specification: odds, stack, selectionType, status, createdAt. The rest is `assumed:` and may be missing (docs/wire.md 4.3). */
export const betFields = {
  key: v.nullish(key, null),
  replaces: v.fallback(v.nullish(wireId, null), null),
  refMatchId: v.fallback(wireId, ''),
  matchName: wireTextOrEmpty(160),
  marketId: v.fallback(wireId, ''),
  marketName: wireTextOrEmpty(160),
  marketType: v.fallback(wireMarketKind, 'other'),
  runnerId: v.fallback(wireId, ''),
  selection: wireTextOrEmpty(160),
  selectionType: wireSide,
  odds: wireOdds,
  requestedOdds: v.nullish(wireOdds, null),
  line: v.nullish(wireLine, null),
  stack: wireMoneyNotNegative,
  keepInPlay: v.fallback(v.optional(v.boolean(), false), false),
  matched: v.nullish(wireMoneyNotNegative, null),
  status: wireBetStatus,
  reason: v.nullish(wireReason, null),
  offer: v.nullish(wireOdds, null),
  offerLine: v.nullish(wireLine, null),
  delayLeftMs: v.fallback(v.pipe(v.number(), v.minValue(0), v.toMaxValue(MAX_DELAY_MS)), 0),
  profitLoss: v.nullish(wireMoney, null),
  createdAt: v.optional(wireDateOrNull, null),
  settledAt: v.optional(wireDateOrNull, null),
};

export type WireBet = v.InferOutput<v.ObjectSchema<typeof betFields & { id: typeof wireId }, undefined>>;

/** Of which all was taken when the wire does not say how much. */
const WHOLLY_TAKEN: ReadonlySet<BetStatus> = new Set(['matched', 'open', 'settled']);

export function toBet(wire: WireBet): Bet {
  const whole = WHOLLY_TAKEN.has(wire.status);
  return {
    id: betId(wire.id),
    key: wire.key,
    replaces: wire.replaces === null ? null : betId(wire.replaces),
    matchId: matchId(wire.refMatchId),
    matchName: wire.matchName,
    marketId: marketId(wire.marketId),
    marketName: wire.marketName,
    marketKind: wire.marketType,
    runnerId: runnerId(wire.runnerId),
    selection: wire.selection,
    side: wire.selectionType,
    odds: wire.odds,
    requestedOdds: wire.requestedOdds ?? wire.odds,
    exactOdds: null,
    line: wire.line,
    stake: wire.stack,
    ...(wire.keepInPlay ? { keepInPlay: true } : {}),
    matched: wire.matched ?? (whole ? wire.stack : NO_MONEY),
    status: wire.status,
    statusWord: null,
    reason: wire.reason,
    offer: wire.offer,
    offerLine: wire.offerLine,
    delayLeftMs: wire.delayLeftMs,
    profitLoss: wire.profitLoss,
    workedOut: false,
    createdAt: wire.createdAt,
    settledAt: wire.settledAt,
  };
}

/** A bet that a call or an event is about. */
export const betSchema: v.GenericSchema<unknown, Bet> = v.pipe(
  v.object({ ...betFields, id: wireId }),
  v.transform(toBet),
);

/** `{bet: Bet}` of POST /bets, GET /bets/by-key and `bet:update`. */
export const betEnvelopeSchema: v.GenericSchema<unknown, Bet> = v.pipe(
  v.object({ bet: betSchema }),
  v.transform(({ bet }) => bet),
);

/** `{bet, replacement}` of POST /bets/edit. */
export const editedBetSchema: v.GenericSchema<unknown, { readonly bet: Bet; readonly replacement: Bet }> =
  v.object({ bet: betSchema, replacement: betSchema });
