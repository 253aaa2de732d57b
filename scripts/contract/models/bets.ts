import * as v from 'valibot';
import { exposureSchema, pageSchema, rowSchema } from '@/adapters/http/bets/betsWire';
import { cashOutSchema, quoteSchema } from '@/adapters/http/bets/cashOutWire';
import { autoCashOutSchema } from '@/adapters/wire/autoCashOutWire';
import { betSchema } from '@/adapters/wire/betWire';
import { wireVersion } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import { KINDS } from './sports';
import { fields, listOf, maybe, maybeNone, oneOf, text, withFields, type Schema } from './withFields';

export const key = (): Schema => v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const side = oneOf('back', 'lay');
const REASONS = [
  ...['BELOW_MIN', 'ABOVE_MAX', 'ABOVE_MAX_PROFIT', 'ODDS_CHANGED', 'ODDS_OFF_LADDER', 'SUSPENDED'],
  ...['BALL_RUNNING', 'INSUFFICIENT_FUNDS', 'EXPOSURE_LIMIT', 'UNMATCHED_NOT_ALLOWED', 'MARKET_CLOSED'],
  ...['RUNNER_UNKNOWN', 'SELF_LIMIT', 'BET_CHANGED'],
];

const ours = {
  key: maybeNone(key()),
  marketType: maybe(oneOf(...KINDS)),
  selectionType: side,
  status: oneOf(
    ...['pending', 'unmatched', 'partly_matched', 'matched', 'rejected', 'lapsed', 'cancelled', 'settled'],
    'void',
  ),
  reason: maybeNone(oneOf(...REASONS)),
};

/** What a call or an event is about; of a row of a list the specification's five fields are enough. */
const Bet = withFields(betSchema, ours);
const ListedBet = withFields(Bet, {
  id: maybe(wireId),
  status: maybe(text()),
  createdAt: maybe(text()),
});

const CashOutQuote = withFields(quoteSchema, {
  legs: listOf(fields({ runnerId: id(), side, odds: wireOdds, stake: wireMoneyNotNegative })),
});
const CashOut = withFields(cashOutSchema, {
  status: oneOf('done', 'refused'),
  reason: maybeNone(oneOf('QUOTE_EXPIRED', 'QUOTE_CHANGED', 'SUSPENDED', 'BALL_RUNNING', 'MARKET_CLOSED')),
  bets: listOf(Bet),
});

const AutoCashOut = withFields(autoCashOutSchema, {
  status: oneOf('waiting', 'done', 'removed', 'dropped'),
  reason: maybeNone(oneOf('REPLACED', 'MARKET_CLOSED', 'NOTHING_LEFT', 'OUT_OF_REACH')),
});

export const BETS = { Bet, ListedBet, CashOutQuote, CashOut, AutoCashOut };

export const betReply = fields({ bet: Bet });
export const editReply = fields({ bet: Bet, replacement: Bet });
export const betsReply = withFields(pageSchema, {
  bets: listOf(ListedBet),
  count: maybe(wireVersion),
  totals: maybeNone(fields({ stake: wireMoneyNotNegative, profitLoss: wireMoney })),
});
export const exposureReply = withFields(exposureSchema, {
  exposures: maybe(listOf(withFields(rowSchema, { totalBets: maybe(wireVersion) }))),
});
export const quoteReply = fields({ quote: CashOutQuote });
export const cashOutReply = fields({ cashOut: CashOut });
export const autoCashOutReply = fields({ autoCashOut: AutoCashOut });
export const autoCashOutsReply = fields({ autoCashOuts: listOf(AutoCashOut) });
export const activeReply = fields({ active: maybeNone(AutoCashOut) });

function id(): Schema {
  return wireId;
}
