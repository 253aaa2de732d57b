import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireKnownWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import type { FriendsPage } from '@/application/ports/gateways/ReferralGateway';
import type { Friend, FriendStatus, ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import { REFERRAL_CHANNELS, type ReferralChannel } from '@/domain/rewards/referralLink';
import { readReferralCode } from '@/domain/session/readReferralCode';
import { NO_MONEY } from '@/domain/shared/Money';
import { friendId } from '@/domain/shared/ids';
import { orNull } from '@/adapters/wire/orNull';
import { wireListOrNull } from '@/adapters/wire/wireItems';
import { firstOfEach } from '@/adapters/wire/firstOfEach';
import { wireCountOrNone, wireVersion, wirePercent } from '@/adapters/wire/wireCount';
import { decoder } from '@/adapters/wire/decoder';

/** docs/wire.md 4.11: the results are `assumed:`. */

/** As long as a channel's letter leaves room for what a sign-up accepts. */
const code = v.pipe(
  v.string(),
  v.maxLength(30),
  v.check((text) => readReferralCode(text) === text, 'code'),
);

export const friendSchema: v.GenericSchema<unknown, Friend> = v.pipe(
  v.object({
    id: wireId,
    name: wireTextOrEmpty(40),
    joinedAt: v.optional(wireDateOrNull, null),
    status: wireKnownWord<FriendStatus>(same(['joined', 'active'])),
    earned: wireMoneyNotNegative,
    pending: v.fallback(wireMoneyNotNegative, NO_MONEY),
  }),
  v.transform((wire) => ({ ...wire, id: friendId(wire.id) })),
);

export const sourceSchema: v.GenericSchema<unknown, ReferralSource> = v.object({
  channel: wireKnownWord<ReferralChannel>(same(REFERRAL_CHANNELS)),
  clicks: wireVersion,
  signUps: wireVersion,
});

export const statsSchema = v.object({
  stats: v.object({
    clicks: wireCountOrNone,
    signUps: wireCountOrNone,
    active: wireCountOrNone,
    earned: wireMoneyNotNegative,
    pending: v.fallback(wireMoneyNotNegative, NO_MONEY),
  }),
  rule: orNull(v.object({ percent: wirePercent, mostPerFriend: wireMoneyNotNegative })),
});

export const decodeCode = decoder(v.object({ code: v.nullable(code) }), 'referral');

export function decodeStats(data: unknown, logger: Logger): ReferralStats | null {
  const read = decode(statsSchema, data, 'referral.stats', logger);
  return read === null ? null : { ...read.stats, rule: read.rule };
}

/** null when `children` is no list: "nobody came" is a claim about money. Who cannot be read is left out and logged. */
export function decodeFriends(data: unknown, logger: Logger): FriendsPage | null {
  const page = decode(
    v.object({ children: wireListOrNull, count: wireCountOrNone }),
    data,
    'referral.children',
    logger,
  );
  if (page === null) return null;
  const friends = firstOfEach(
    decodeList(friendSchema, page.children, 'referral.children', logger),
    ({ id }) => id,
  );
  return { friends, count: Math.max(page.count, friends.length) };
}

/** One row a channel. */
export function decodeSources(data: unknown, logger: Logger): readonly ReferralSource[] | null {
  const page = decode(v.object({ sources: wireListOrNull }), data, 'referral.sources', logger);
  if (page === null) return null;
  const rows = decodeList(sourceSchema, page.sources, 'referral.sources', logger);
  return REFERRAL_CHANNELS.flatMap((channel) => rows.find((row) => row.channel === channel) ?? []);
}
