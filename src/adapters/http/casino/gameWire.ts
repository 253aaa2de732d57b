import * as v from 'valibot';
import { wireDate } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty, wireFilledText } from '@/adapters/wire/wireText';
import { GAME_FEATURES, GAME_PROVIDERS } from '@/domain/casino/Game';
import { orNull } from '@/adapters/wire/orNull';

const MAX_ADDRESS = 2_048;
const MAX_RESULTS = 10;
const MAX_RESULT = 4;
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

/** assumed: what is told of a table that is open. Each part may be missing. */
const tableSchema = v.object({
  dealer: orNull(wireFilledText(40)),
  players: orNull(v.pipe(v.number(), v.integer(), v.minValue(0))),
  results: v.fallback(
    v.pipe(
      v.array(wireFilledText(MAX_RESULT)),
      v.transform((all) => all.slice(0, MAX_RESULTS)),
    ),
    [],
  ),
  min: orNull(wireMoneyNotNegative),
  max: orNull(wireMoneyNotNegative),
});

/** CASINO-02 as it is written there; `features`, `addedAt`, `minStake` and `table` are assumed (docs/wire.md 4.4). */
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
  table: orNull(tableSchema),
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
