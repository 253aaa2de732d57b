import * as v from 'valibot';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import { wireTextOrEmpty, wireFilledText } from '@/adapters/wire/wireText';
import { same, wireKnownWord, wireWord } from '@/adapters/wire/wireWord';
import type { Bonus, BonusGame, BonusStatus, BonusType, Contribution } from '@/domain/rewards/Bonus';
import type { BonusPart, CountedBet, PartStatus } from '@/domain/rewards/BonusParts';
import { NO_MONEY } from '@/domain/shared/Money';
import { bonusId, bonusOfferId } from '@/domain/shared/ids';
import { orNull } from '@/adapters/wire/orNull';
import { wireItems } from '@/adapters/wire/wireItems';
import { wireCountOrNone, wirePercent } from '@/adapters/wire/wireCount';

/** docs/wire.md 4.10: all of it is `assumed:`. */

/** It stands in an address of ours. */
const wireName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A word that we do not know says nothing about money: the bonus is refused, never guessed. */
const wireBonusStatus = wireKnownWord<BonusStatus>(
  same(['available', 'active', 'completed', 'cancelled', 'expired']),
);

const wirePartStatus = wireKnownWord<PartStatus>(
  same(['locked', 'claimable', 'released', 'expired', 'cancelled']),
);

const wireType = v.fallback(wireWord<BonusType>(same(['welcome', 'sports', 'casino']), 'other'), 'other');

const GAMES: readonly (readonly [string, BonusGame])[] = [
  ['match_odds', 'matchOdds'],
  ...same(['bookmaker', 'fancy', 'other', 'casino'] as const),
];

export const contribution: v.GenericSchema<unknown, Contribution> = v.object({
  game: wireKnownWord(GAMES),
  percent: wirePercent,
});

/** A rule that cannot be read is not shown; the bonus is. */
const contributions = wireItems(contribution, 20);

const count = (most: number) => orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most)));
const moneyOrNone = v.fallback(wireMoneyNotNegative, NO_MONEY);
const date = v.optional(wireDateOrNull, null);

export const bonusSchema: v.GenericSchema<unknown, Bonus> = v.pipe(
  v.object({
    id: wireName,
    offerId: wireName,
    name: wireFilledText(80),
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
    terms: wireItems(wireFilledText(400), 30),
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
  claimed: wireMoneyNotNegative,
  released: wireMoneyNotNegative,
  claimable: wireMoneyNotNegative,
  locked: wireMoneyNotNegative,
  lost: moneyOrNone,
  active: wireCountOrNone,
});
