import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';
import { matchId } from '@/domain/shared/ids';
import type { Match, MatchBadge, Score } from '@/domain/sports/Match';
import { decode, decodeList } from './decode';
import { marketSchema } from './marketWire';
import { marketChangeSchema } from './pricesWire';
import { wireMatchStatus } from './statusWire';
import { wireDate } from './wireDate';
import { wireId } from './wireId';
import { wireSport } from './wireSport';
import { wireText, wireTextOrEmpty } from './wireText';
import { MARKET_KIND_WORDS } from './marketKindWire';

const BADGES = new Map<unknown, MatchBadge>([...MARKET_KIND_WORDS, ['tv', 'tv']]);

const badges = v.pipe(
  v.array(v.unknown()),
  v.transform((words) => words.flatMap((word) => BADGES.get(word) ?? [])),
);

export const scoreSchema: v.GenericSchema<unknown, Score> = v.object({
  home: wireTextOrEmpty(60),
  away: wireTextOrEmpty(60),
  note: wireTextOrEmpty(160),
  clock: wireTextOrEmpty(40),
});

/** assumed: docs/wire.md 4.1. */
export const matchSchema = v.pipe(
  v.object({
    id: wireId,
    sportId: wireSport,
    competition: wireTextOrEmpty(160),
    name: wireText(160),
    home: wireText(120),
    away: wireText(120),
    startTime: wireDate,
    status: wireMatchStatus,
    venue: wireTextOrEmpty(160),
    score: v.fallback(v.nullable(scoreSchema), null),
    badges: v.fallback(badges, []),
    matchOdds: v.optional(v.unknown(), null),
    prices: v.optional(v.unknown(), null),
  }),
  v.transform(({ id, sportId, startTime, ...rest }) => ({
    ...rest,
    id: matchId(id),
    sport: sportId,
    startsAt: startTime,
  })),
);

type HalfRead = v.InferOutput<typeof matchSchema>;

/** A match whose market cannot be read is still a match: it is listed without prices. */
function whole({ matchOdds, prices, ...match }: HalfRead, where: string, logger: Logger): Match {
  const image = prices === null ? null : decode(marketChangeSchema, prices, `${where}.prices`, logger);
  return {
    ...match,
    ...(image === null ? {} : { prices: image }),
    matchOdds: matchOdds === null ? null : decode(marketSchema, matchOdds, `${where}.matchOdds`, logger),
  };
}

export function decodeMatch(value: unknown, where: string, logger: Logger): Match | null {
  const match = decode(matchSchema, value, where, logger);
  return match === null ? null : whole(match, where, logger);
}

export function decodeMatches(value: unknown, where: string, logger: Logger): readonly Match[] {
  return decodeList(matchSchema, value, where, logger).map((match) => whole(match, where, logger));
}
