import * as v from 'valibot';
import { wireDate } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty, wireFilledText } from '@/adapters/wire/wireText';
import { GAME_FEATURES, GAME_PROVIDERS, STAND_INS } from '@/domain/casino/Game';
import { orNull } from '@/adapters/wire/orNull';

const MAX_ADDRESS = 2_048;
const address = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS)), '');

const provider = v.pipe(
  v.string(),
  v.transform((word) => word.trim().toLowerCase()),
  v.picklist(GAME_PROVIDERS),
);

const features = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((words) => GAME_FEATURES.filter((feature) => words.includes(feature))),
  ),
  [],
);

/** CASINO-02 as it is written there; `features`, `addedAt`, `minStake` and `standIn` are assumed (docs/wire.md 4.4). */
const entrySchema = v.object({
  href: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ADDRESS)),
  code: wireId,
  casino: v.fallback(wireId, ''),
  provider,
  homeUrl: address,
  imgUrl: address,
  alt: wireTextOrEmpty(120),
  name: wireFilledText(80),
  quotes: wireTextOrEmpty(120),
  cover: v.fallback(v.object({ src: address, alt: wireTextOrEmpty(120) }), { src: '', alt: '' }),
  features,
  addedAt: orNull(wireDate),
  minStake: orNull(wireMoneyNotNegative),
  standIn: orNull(v.picklist(STAND_INS)),
});

/** The search of the specification reads `redirectUrl`, its entry has `href`: either is the page that opens the game. */
export const gameSchema = v.pipe(
  v.unknown(),
  v.transform((entry) => {
    if (typeof entry !== 'object' || entry === null || 'href' in entry || !('redirectUrl' in entry))
      return entry;
    return { ...entry, href: entry.redirectUrl };
  }),
  entrySchema,
);

export type WireGame = v.InferOutput<typeof gameSchema>;
