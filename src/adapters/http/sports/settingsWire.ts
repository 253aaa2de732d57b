import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';
import { wireDelaySeconds, wirePercent } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { NO_MONEY } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import { orNull } from '@/adapters/wire/orNull';
import { wireItems } from '@/adapters/wire/wireItems';
import { wireFilledText } from '@/adapters/wire/wireText';

/** More notes than anybody reads is an attack on memory (X31). */
const MAX_NOTES = 20;

/** Kept as text: whether a frame may show it is decided where it is shown. */
const address = orNull(v.pipe(v.string(), v.maxLength(2_000)));

/** assumed: docs/wire.md 4.1. Only the match must be there: the rest is shown to the player, and nothing is judged by it. */
export const settingsSchema: v.GenericSchema<unknown, MatchSettings> = v.pipe(
  v.object({
    refMatchId: wireId,
    tvUrl: address,
    scoreUrl: address,
    notes: wireItems(wireFilledText(500), MAX_NOTES),
    commission: v.fallback(wirePercent, 0),
    minStake: v.fallback(wireMoneyNotNegative, NO_MONEY),
    maxStake: v.fallback(wireMoneyNotNegative, NO_MONEY),
    delaySeconds: v.fallback(wireDelaySeconds, 0),
  }),
  v.transform(({ refMatchId, ...rest }) => ({ ...rest, matchId: matchId(refMatchId) })),
);

export const decodeMatchSettings = decoderIn('settings', settingsSchema, 'settings');
