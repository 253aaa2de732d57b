import * as v from 'valibot';
import { wireLine } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import {
  activeReply,
  autoCashOutReply,
  autoCashOutsReply,
  betReply,
  betsReply,
  cashOutReply,
  editReply,
  exposureReply,
  key,
  quoteReply,
} from '../models/bets';
import { fields, maybe, maybeNone, oneOf, text, yesNo, type Schema } from '../models/withFields';
import type { Contracted } from './Contracted';

const id = wireId;
const sum = wireMoneyNotNegative;
const whole = (): Schema => v.pipe(v.number(), v.integer());
const placing = { of: 'assumed', section: '4.3', capability: 'betPlacement' } as const;
const byKey = { of: 'assumed', section: '4.3', capability: 'betKeys' } as const;
const auto = { of: 'assumed', section: '4.3', capability: 'autoCashOut' } as const;
const cashing = { of: 'assumed', section: '4.3', capability: 'cashOut' } as const;

const order = {
  ...{ key: key(), marketId: id, runnerId: id, side: oneOf('back', 'lay') },
  ...{ stake: sum, marketVersion: whole(), acceptOdds: oneOf('none', 'better', 'any') },
  keepInPlay: maybe(yesNo()),
};
/** Under the capability `cashOutPart`. */
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const rate = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

export const BET_CALLS = {
  exposure: {
    of: 'specified',
    section: '2',
    summary: 'What the open bets could lose. Its result is assumed.',
    reply: exposureReply,
    failures: [],
  },
  bets: {
    of: 'specified',
    section: '4.3',
    summary: 'A page of the player’s bets, newest first.',
    query: {
      ...{ skip: maybe(text()), pagesize: maybe(text()), pageSize: maybe(text()), refmatchid: maybe(id) },
      ...{ startdate: maybe(text()), enddate: maybe(text()) },
      markettype: maybe(oneOf('match_odds', 'fancy')),
      betstatus: maybe(oneOf('open', 'settled')),
    },
    reply: betsReply,
    failures: [],
  },
  placeBet: {
    ...placing,
    summary: 'Places a bet under a key. A refused bet is a bet with the status `rejected`.',
    body: v.union([
      fields({ ...order, odds: wireOdds, worstOdds: maybe(wireOdds) }),
      fields({ ...order, rate }),
      fields({ ...order, rate, line: wireLine }),
    ]),
    reply: betReply,
    failures: ['404 MARKET_UNKNOWN', '409 KEY_REUSED'],
  },
  betByKey: {
    ...byKey,
    summary: 'What became of the bet under a key.',
    reply: betReply,
    failures: ['404 KEY_UNKNOWN'],
  },
  cancelBet: {
    ...placing,
    summary: 'Takes back the part of a bet that waits.',
    body: fields({ betId: id }),
    reply: betReply,
    failures: ['404 BET_UNKNOWN', '409 NOT_CANCELLABLE'],
    refusedWith: { NOT_CANCELLABLE: betReply },
  },
  editBet: {
    ...placing,
    summary: 'Puts another bet in the place of the part that waits, in one step.',
    body: fields({ betId: id, key: key(), odds: wireOdds, stake: sum, waiting: maybe(sum) }),
    reply: editReply,
    failures: ['404 BET_UNKNOWN', '409 NOT_CANCELLABLE', '409 KEY_REUSED'],
    refusedWith: { NOT_CANCELLABLE: betReply },
  },
  cashOutQuote: {
    ...cashing,
    summary: 'What levelling a market would bring now.',
    body: fields({ marketId: id, part: maybe(percent) }),
    reply: quoteReply,
    failures: ['404 MARKET_UNKNOWN', '409 NO_CASH_OUT'],
    refusedWith: {
      NO_CASH_OUT: fields({
        reason: oneOf(
          ...['NO_BETS', 'EQUAL', 'NO_PRICE', 'NOT_ENOUGH', 'SUSPENDED', 'BALL_RUNNING', 'MARKET_CLOSED'],
          ...['KIND', 'INSUFFICIENT_FUNDS'],
        ),
      }),
    },
  },
  cashOut: {
    ...cashing,
    summary: 'Carries a quote out, once for a key.',
    body: fields({ quoteId: id, key: key() }),
    reply: cashOutReply,
    failures: ['409 KEY_REUSED'],
  },
  cashOutByKey: {
    ...cashing,
    summary: 'What became of the cash out under a key.',
    reply: cashOutReply,
    failures: ['404 KEY_UNKNOWN'],
  },
  autoCashOuts: {
    ...auto,
    summary: 'The player’s auto cash outs that wait, and those that ended within a day.',
    reply: autoCashOutsReply,
    failures: [],
  },
  setAutoCashOut: {
    ...auto,
    summary: 'All of a market is to be cashed out once that brings so much; once for a key.',
    body: fields({ marketId: id, amount: wireMoney, key: key(), replaces: maybeNone(key()) }),
    reply: autoCashOutReply,
    failures: ['404 MARKET_UNKNOWN', '409 KEY_REUSED', '409 AUTO_CHANGED', '409 NO_AUTO_CASH_OUT'],
    refusedWith: {
      AUTO_CHANGED: activeReply,
      NO_AUTO_CASH_OUT: fields({
        reason: oneOf('KIND', 'MARKET_CLOSED', 'NO_BETS', 'EQUAL', 'REACHED', 'OUT_OF_REACH'),
      }),
    },
  },
  removeAutoCashOut: {
    ...auto,
    summary: 'Removes the one under a key, also before that has come.',
    body: fields({ marketId: id, key: key() }),
    reply: autoCashOutReply,
    failures: ['409 KEY_REUSED'],
  },
  autoCashOutByKey: {
    ...auto,
    summary: 'What became of the auto cash out under a key.',
    reply: autoCashOutReply,
    failures: ['404 KEY_UNKNOWN'],
  },
} as const satisfies Record<string, Contracted>;
