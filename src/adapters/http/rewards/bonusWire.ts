import * as v from 'valibot';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import { wireKnownWord, wireWord } from '@/adapters/wire/wireWord';
import type { Bonus, BonusGame, BonusStatus, BonusType, Contribution } from '@/domain/rewards/Bonus';
import type { BonusPart, CountedBet, PartStatus } from '@/domain/rewards/BonusParts';
import { NO_MONEY } from '@/domain/shared/Money';
import { bonusId, bonusOfferId } from '@/domain/shared/ids';

/** docs/wire.md 4.10: all of it is `assumed:`. */

/** It stands in an address of ours. */
const wireName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A word that we do not know says nothing about money: the bonus is refused, never guessed. */
const wireBonusStatus = wireKnownWord<BonusStatus>([
  ['available', 'available'],
  ['active', 'active'],
  ['completed', 'completed'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
]);

const wirePartStatus = wireKnownWord<PartStatus>([
  ['locked', 'locked'],
  ['claimable', 'claimable'],
  ['released', 'released'],
  ['expired', 'expired'],
  ['cancelled', 'cancelled'],
]);

const wireType = v.fallback(
  wireWord<BonusType>(
    [
      ['welcome', 'welcome'],
      ['sports', 'sports'],
      ['casino', 'casino'],
    ],
    'other',
  ),
  'other',
);

const GAMES: readonly (readonly [string, BonusGame])[] = [
  ['match_odds', 'matchOdds'],
  ['bookmaker', 'bookmaker'],
  ['fancy', 'fancy'],
  ['other', 'other'],
  ['casino', 'casino'],
];

const contribution: v.GenericSchema<unknown, Contribution> = v.object({
  game: wireKnownWord(GAMES),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** A rule that cannot be read is not shown; the bonus is. */
const contributions = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.slice(0, 20).flatMap((row) => {
        const read = v.safeParse(contribution, row);
        return read.success ? [read.output] : [];
      }),
    ),
  ),
  [],
);

const terms = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.slice(0, 30).flatMap((row) => {
        const read = v.safeParse(wireText(400), row);
        return read.success && read.output.trim() !== '' ? [read.output] : [];
      }),
    ),
  ),
  [],
);

const count = (most: number) =>
  v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most)), null), null);
const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullish(schema, null), null);
const moneyOrNone = v.fallback(wireMoneyNotNegative, NO_MONEY);
const date = v.optional(wireDateOrNull, null);

export const bonusSchema: v.GenericSchema<unknown, Bonus> = v.pipe(
  v.object({
    id: wireName,
    offerId: wireName,
    name: v.pipe(
      wireText(80),
      v.check((name) => name.trim() !== '', 'empty'),
    ),
    type: wireType,
    status: wireBonusStatus,
    amount: wireMoneyNotNegative,
    target: wireMoneyNotNegative,
    wagered: wireMoneyNotNegative,
    multiple: orNull(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
    partCount: count(100),
    days: count(3_650),
    minOdds: orNull(wireOdds),
    maxBet: orNull(wireMoneyNotNegative),
    held: v.fallback(v.boolean(), false),
    blocked: v.fallback(v.boolean(), false),
    contributions,
    terms,
    locked: moneyOrNone,
    claimable: wireMoneyNotNegative,
    released: wireMoneyNotNegative,
    lost: moneyOrNone,
    claimedAt: date,
    expiresAt: date,
    endedAt: date,
  }),
  v.transform((wire) => ({ ...wire, id: bonusId(wire.id), offerId: bonusOfferId(wire.offerId) })),
);

export const partSchema: v.GenericSchema<unknown, BonusPart> = v.object({
  part: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)),
  amount: wireMoneyNotNegative,
  required: wireMoneyNotNegative,
  status: wirePartStatus,
  earnedAt: date,
  claimBy: date,
  endedAt: date,
});

export const countedSchema: v.GenericSchema<unknown, CountedBet> = v.object({
  id: wireTextOrEmpty(128),
  what: wireTextOrEmpty(160),
  game: v.fallback(wireWord(GAMES, 'other'), 'other'),
  stake: wireMoneyNotNegative,
  counted: wireMoneyNotNegative,
  at: date,
});

export const statsSchema = v.object({
  stats: v.object({
    claimed: wireMoneyNotNegative,
    released: wireMoneyNotNegative,
    claimable: wireMoneyNotNegative,
    locked: wireMoneyNotNegative,
    lost: moneyOrNone,
    active: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  }),
});
