import * as v from 'valibot';
import { clipText } from '@/adapters/wire/clipText';
import { decode, decodeList } from '@/adapters/wire/decode';
import { scoreSchema } from '@/adapters/wire/matchWire';
import { marketChangeSchema } from '@/adapters/wire/pricesWire';
import { wireMatchStatus } from '@/adapters/wire/statusWire';
import { wireVersion } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  MarketStreamMessage,
  MatchScore,
  SubscriptionAnswer,
} from '@/application/ports/feeds/MarketFeed';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { matchId, type MatchId } from '@/domain/shared/ids';

/** One connection may watch 200 markets; a message about more is not ours (X31). */
const MAX_MARKETS = 200;

const position = { epoch: wireId, prev: v.nullable(wireVersion), seq: wireVersion };

const allChanges = v.pipe(v.array(marketChangeSchema), v.maxLength(MAX_MARKETS));

export const messageSchema: v.GenericSchema<unknown, MarketStreamMessage> = v.pipe(
  v.object({ ...position, markets: allChanges }),
  v.transform(({ markets, ...rest }) => ({ ...rest, changes: markets })),
);

/**
 * assumed: `market:update`, docs/wire.md 4.2. Whole or not at all: a message that is dropped breaks the chain of `prev`, which is
 * noticed; half a message would leave an old price looking alive, which is not.
 */
export function readMarketUpdate(payload: unknown, logger: Logger): MarketStreamMessage | null {
  return decode(messageSchema, payload, 'market:update', logger);
}

export const scoreOfMatchSchema: v.GenericSchema<unknown, MatchScore> = v.pipe(
  v.object({ refMatchId: wireId, status: wireMatchStatus, score: v.nullable(scoreSchema) }),
  v.transform(({ refMatchId, ...rest }) => ({ ...rest, matchId: matchId(refMatchId) })),
);

/** assumed: `match:score`, docs/wire.md 4.2. */
export function readMatchScore(payload: unknown, logger: Logger): MatchScore | null {
  return decode(scoreOfMatchSchema, payload, 'match:score', logger);
}

export const marketsOfMatchSchema = v.pipe(
  v.object({ refMatchId: wireId }),
  v.transform(({ refMatchId }) => matchId(refMatchId)),
);

/** assumed: `match:markets`, docs/wire.md 4.2. */
export function readMarketsChanged(payload: unknown, logger: Logger): MatchId | null {
  return decode(marketsOfMatchSchema, payload, 'match:markets', logger);
}

export const answerSchema = v.object({
  status: v.literal('success'),
  ...position,
  heartbeatMs: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(60_000)),
  resumed: v.boolean(),
  markets: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MARKETS)),
  scores: v.optional(v.unknown()),
});

export const refusalSchema = v.object({
  status: v.literal('failed'),
  code: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,63}$/)), ''),
  message: v.fallback(v.string(), ''),
});

/** assumed: the acknowledgement of `market:subscribe`, docs/wire.md 4.2. */
export function readSubscriptionAnswer(reply: unknown, logger: Logger): Result<SubscriptionAnswer, Failure> {
  const refused = v.safeParse(refusalSchema, reply);
  if (refused.success) {
    const { code } = refused.output;
    const message = clipText(refused.output.message, 300).trim();
    return fail({
      kind: 'refused',
      sent: true,
      ...(message === '' ? {} : { message }),
      ...(code === '' ? {} : { code }),
    });
  }
  const where = 'market:subscribe';
  const answer = decode(answerSchema, reply, where, logger);
  const changes = answer === null ? null : changesIn(answer, logger);
  if (answer === null || changes === null) return fail({ kind: 'unexpected', sent: true });
  const { epoch, prev, seq, heartbeatMs, resumed } = answer;
  const scores = decodeList(scoreOfMatchSchema, answer.scores, `${where}.scores`, logger);
  return ok({ epoch, prev, seq, heartbeatMs, resumed, changes, scores });
}

/** Of images a bad one is left out, and its market stays without prices; of a resumed delta nothing may be missing. */
function changesIn({ resumed, markets }: v.InferOutput<typeof answerSchema>, logger: Logger) {
  const where = 'market:subscribe.markets';
  return resumed
    ? decode(allChanges, markets, where, logger)
    : decodeList(marketChangeSchema, markets, where, logger).map((change) => ({ ...change, image: true }));
}
