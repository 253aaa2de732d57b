import * as v from 'valibot';
import { decode } from '@/adapters/wire/decode';
import { wireDelaySeconds, wirePercent } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireText } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import { NO_MONEY } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import type { MatchSettings } from '@/domain/sports/MatchSettings';

/** More notes than anybody reads is an attack on memory (X31). */
const MAX_NOTES = 20;

/** Kept as text: whether a frame may show it is decided where it is shown. */
const address = v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null), null);

const notes = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) =>
      all.slice(0, MAX_NOTES).flatMap((note) => {
        const text = v.safeParse(wireText(500), note);
        return text.success && text.output.trim() !== '' ? [text.output] : [];
      }),
    ),
  ),
  [],
);

/** assumed: docs/wire.md 4.1. Only the match must be there: the rest is told to the player, and nothing is judged by it. */
const settingsSchema: v.GenericSchema<unknown, MatchSettings> = v.pipe(
  v.object({
    refMatchId: wireId,
    tvUrl: address,
    scoreUrl: address,
    notes,
    commission: v.fallback(wirePercent, 0),
    minStake: v.fallback(wireMoneyNotNegative, NO_MONEY),
    maxStake: v.fallback(wireMoneyNotNegative, NO_MONEY),
    delaySeconds: v.fallback(wireDelaySeconds, 0),
  }),
  v.transform(({ refMatchId, ...rest }) => ({ ...rest, matchId: matchId(refMatchId) })),
);

const envelope = v.pipe(
  v.object({ settings: settingsSchema }),
  v.transform(({ settings }) => settings),
);

export function decodeMatchSettings(data: unknown, logger: Logger): MatchSettings | null {
  return decode(envelope, data, 'settings', logger);
}
