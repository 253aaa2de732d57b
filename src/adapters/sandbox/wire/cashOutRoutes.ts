import type { CashOutQuote, NoCashOut } from '../engine/betting/cashOut/CashOutQuote';
import { QUOTE_LIFE_MS } from '../engine/betting/cashOut/CashOutQuote';
import type { CashOutRecord } from '../engine/betting/cashOut/CashOutRecord';
import { ALL } from '../engine/betting/cashOut/partGreenUp';
import type { EngineCore } from '../engine/EngineCore';
import type { PlayerRoute } from './Caller';
import { wireBet } from './present';
import { isBetKey, isRecord, keyIn, textIn } from './readInput';
import { MALFORMED, refusal, refusalWith, success } from './reply';
import type { Pattern } from '../texts/hindi';

const WHY_NOT: Readonly<Record<NoCashOut, Pattern>> = {
  NO_BETS: 'You have no matched bets on this market.',
  EQUAL: 'Your result is already the same, whoever wins.',
  NO_PRICE: 'There is no price to cash out at right now.',
  NOT_ENOUGH: 'The market cannot take a bet of this size right now.',
  KIND: 'Bets of this kind cannot be cashed out.',
  SUSPENDED: 'The market is suspended.',
  BALL_RUNNING: 'The ball is running.',
  MARKET_CLOSED: 'The market is closed.',
  INSUFFICIENT_FUNDS: 'Your unmatched bets use this money. Cancel them first.',
};

export const quoteCashOut: PlayerRoute = (core, userId, { request }) => {
  const marketId = textIn(request.body, 'marketId', 64);
  const part = partIn(request.body);
  if (marketId === null || part === null) return MALFORMED;
  const reply = core.cashOut.quote(userId, marketId, part);
  if ('quote' in reply) return success({ quote: wireQuote(reply.quote) });
  if (reply.code === 'MARKET_UNKNOWN') return refusal(404, 'This market is not available.', 'MARKET_UNKNOWN');
  return refusalWith({ reason: reply.reason }, 409, WHY_NOT[reply.reason], 'NO_CASH_OUT');
};

export const cashOut: PlayerRoute = (core, userId, { request }) => {
  const quoteId = textIn(request.body, 'quoteId', 64);
  const key = keyIn(request.body);
  if (quoteId === null || key === null) return MALFORMED;
  const record = core.cashOut.confirm(userId, quoteId, key);
  if (record === 'KEY_REUSED')
    return refusal(409, 'This key belongs to another bet or cash out.', 'KEY_REUSED');
  return success({ cashOut: wireCashOut(core, record) });
};

export const cashOutByKey: PlayerRoute = (core, userId, { request }) => {
  const key = request.path.slice(request.path.lastIndexOf('/') + 1);
  const record = isBetKey(key) ? core.cashOuts.withKey(userId, key, core.kernel.now) : null;
  if (record === null) return refusal(404, 'No cash out with this key was received.', 'KEY_UNKNOWN');
  return success({ cashOut: wireCashOut(core, record) });
};

/** Absent: all of it. Null: not understood. */
function partIn(body: unknown): number | null {
  const part = isRecord(body) ? (body['part'] ?? ALL) : ALL;
  return typeof part === 'number' && Number.isInteger(part) && part >= 1 && part <= ALL ? part : null;
}

function wireQuote(quote: CashOutQuote): unknown {
  return {
    id: quote.id,
    marketId: quote.marketId,
    marketVersion: quote.marketVersion,
    ...(quote.part === ALL ? {} : { part: quote.part }),
    amount: quote.amount / 100,
    expiresInMs: QUOTE_LIFE_MS,
    legs: quote.legs.map(({ runnerId, side, odds, stake }) => ({
      runnerId,
      side,
      odds: odds / 100,
      stake: stake / 100,
    })),
    outcomes: quote.outcomes.map(({ runnerId, result }) => ({ runnerId, result: result / 100 })),
  };
}

/** Its bets as they stand now. */
function wireCashOut(core: EngineCore, record: CashOutRecord): unknown {
  return {
    key: record.key,
    status: record.reason === null ? 'done' : 'refused',
    reason: record.reason,
    ...(record.part === undefined ? {} : { part: record.part }),
    amount: record.amount / 100,
    bets: record.betIds.flatMap((id) => {
      const bet = core.book.withId(record.userId, id);
      return bet === null ? [] : [wireBet(bet, core.kernel.now)];
    }),
  };
}
