import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { wireKnownWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import type { FriendsPage } from '@/application/ports/gateways/ReferralGateway';
import type { Friend, FriendStatus, ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import { REFERRAL_CHANNELS } from '@/domain/rewards/referralLink';
import type { ReferralChannel } from '@/domain/rewards/referralLink';
import { readReferralCode } from '@/domain/session/readReferralCode';
import { NO_MONEY } from '@/domain/shared/Money';
import { friendId } from '@/domain/shared/ids';

/** docs/wire.md 4.11: the results are `assumed:`. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const countOrNone = v.fallback(count, 0);
const list = v.custom<readonly unknown[] | null>((value) => value === null || Array.isArray(value), 'list');

/** As long as a channel's letter leaves room for what a sign-up accepts. */
const code = v.pipe(
  v.string(),
  v.maxLength(30),
  v.check((text) => readReferralCode(text) === text, 'code'),
);

const friendSchema: v.GenericSchema<unknown, Friend> = v.pipe(
  v.object({
    id: wireId,
    name: wireTextOrEmpty(40),
    joinedAt: v.optional(wireDateOrNull, null),
    status: wireKnownWord<FriendStatus>([
      ['joined', 'joined'],
      ['active', 'active'],
    ]),
    earned: wireMoneyNotNegative,
    pending: v.fallback(wireMoneyNotNegative, NO_MONEY),
  }),
  v.transform((wire) => ({ ...wire, id: friendId(wire.id) })),
);

const sourceSchema: v.GenericSchema<unknown, ReferralSource> = v.object({
  channel: wireKnownWord<ReferralChannel>(REFERRAL_CHANNELS.map((word) => [word, word] as const)),
  clicks: count,
  signUps: count,
});

const statsSchema = v.object({
  stats: v.object({
    clicks: countOrNone,
    signUps: countOrNone,
    active: countOrNone,
    earned: wireMoneyNotNegative,
    pending: v.fallback(wireMoneyNotNegative, NO_MONEY),
  }),
  rule: v.fallback(
    v.nullish(
      v.object({
        percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        mostPerFriend: wireMoneyNotNegative,
      }),
      null,
    ),
    null,
  ),
});

export function decodeCode(data: unknown, logger: Logger): { readonly code: string | null } | null {
  return decode(v.object({ code: v.nullable(code) }), data, 'referral', logger);
}

export function decodeStats(data: unknown, logger: Logger): ReferralStats | null {
  const read = decode(statsSchema, data, 'referral.stats', logger);
  return read === null ? null : { ...read.stats, rule: read.rule };
}

/** null when `children` is no list: "nobody came" is a claim about money. Who cannot be read is left out and logged. */
export function decodeFriends(data: unknown, logger: Logger): FriendsPage | null {
  const page = decode(v.object({ children: list, count: countOrNone }), data, 'referral.children', logger);
  if (page === null) return null;
  const seen = new Set<string>();
  const friends = decodeList(friendSchema, page.children, 'referral.children', logger).filter(({ id }) => {
    const known = seen.has(id);
    seen.add(id);
    return !known;
  });
  return { friends, count: Math.max(page.count, friends.length) };
}

/** One row a channel. */
export function decodeSources(data: unknown, logger: Logger): readonly ReferralSource[] | null {
  const page = decode(v.object({ sources: list }), data, 'referral.sources', logger);
  if (page === null) return null;
  const rows = decodeList(sourceSchema, page.sources, 'referral.sources', logger);
  return REFERRAL_CHANNELS.flatMap((channel) => rows.find((row) => row.channel === channel) ?? []);
}
