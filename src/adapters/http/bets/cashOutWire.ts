import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';
import { betSchema, wireSide } from '@/adapters/wire/betWire';
import { wireVersion } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import { same, wireKnownWord, wireWord } from '@/adapters/wire/wireWord';
import { CASH_OUT_PARTS } from '@/domain/betting/cashOutPart';
import type { CashOut, CashOutQuote, CashOutRefusal } from '@/domain/betting/CashOut';
import { betKey, cashOutQuoteId, marketId, runnerId } from '@/domain/shared/ids';

const MAX_RUNNERS = 100;
/** A quote that claims to stand longer is not believed to. */
const MAX_QUOTE_MS = 60_000;

/** assumed: percent of the position, in whole numbers; absent or 100: all of it. */
const wirePart = v.exactOptional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CASH_OUT_PARTS.all)),
);

const wireRunner = v.pipe(wireId, v.transform(runnerId));

/** Nothing of a quote may be missing: the player says yes to every figure of it. */
export const quoteSchema: v.GenericSchema<unknown, CashOutQuote> = v.object({
  id: v.pipe(wireId, v.transform(cashOutQuoteId)),
  marketId: v.pipe(wireId, v.transform(marketId)),
  marketVersion: wireVersion,
  part: wirePart,
  amount: wireMoney,
  expiresInMs: v.pipe(v.number(), v.minValue(0), v.toMaxValue(MAX_QUOTE_MS)),
  legs: v.pipe(
    v.array(v.object({ runnerId: wireRunner, side: wireSide, odds: wireOdds, stake: wireMoneyNotNegative })),
    v.maxLength(MAX_RUNNERS),
  ),
  outcomes: v.pipe(v.array(v.object({ runnerId: wireRunner, result: wireMoney })), v.maxLength(MAX_RUNNERS)),
});

const wireRefusal = wireWord<CashOutRefusal>(
  [
    ['quote_expired', 'quoteExpired'],
    ['quote_changed', 'quoteChanged'],
    ['suspended', 'suspended'],
    ['ball_running', 'ballRunning'],
    ['market_closed', 'marketClosed'],
  ],
  'server',
);

export const cashOutSchema: v.GenericSchema<unknown, CashOut> = v.object({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/), v.transform(betKey)),
  status: wireKnownWord<CashOut['status']>(same(['done', 'refused'])),
  reason: v.nullish(wireRefusal, null),
  part: wirePart,
  amount: wireMoney,
  bets: v.pipe(v.array(betSchema), v.maxLength(MAX_RUNNERS)),
});

/** assumed: `{quote}` of POST /bets/cashout/quote, docs/wire.md 4.3. */
export const decodeQuote = decoderIn('quote', quoteSchema, 'cashOutQuote');

/** assumed: `{cashOut}` of POST /bets/cashout and GET /bets/cashout/by-key, docs/wire.md 4.3. */
export const decodeCashOut = decoderIn('cashOut', cashOutSchema, 'cashOut');
