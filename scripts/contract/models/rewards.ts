import { bonusSchema, countedSchema, partSchema, statsSchema } from '@/adapters/http/rewards/bonusWire';
import { cancelledSchema } from '@/adapters/http/rewards/decodeBonus';
import {
  friendSchema,
  sourceSchema,
  statsSchema as referralStatsSchema,
} from '@/adapters/http/rewards/decodeReferral';
import { wirePercent, wireVersion } from '@/adapters/wire/wireCount';
import { REFERRAL_CHANNELS } from '@/domain/rewards/referralLink';
import { fields, listOf, maybe, oneOf, orNone, text, withFields } from './withFields';

const GAME = oneOf('match_odds', 'bookmaker', 'fancy', 'other', 'casino');
const whole = wireVersion;

const Bonus = withFields(bonusSchema, {
  type: maybe(text()),
  status: oneOf('available', 'active', 'completed', 'cancelled', 'expired'),
  contributions: maybe(listOf(fields({ game: GAME, percent: wirePercent }))),
  terms: maybe(listOf(text())),
});
const BonusPart = withFields(partSchema, {
  status: oneOf('locked', 'claimable', 'released', 'expired', 'cancelled'),
});
const CountedBet = withFields(countedSchema, { game: maybe(GAME) });
const Friend = withFields(friendSchema, { status: oneOf('joined', 'active') });
const ReferralSource = withFields(sourceSchema, { channel: oneOf(...REFERRAL_CHANNELS) });

export const REWARDS = { Bonus, BonusPart, CountedBet, Friend, ReferralSource };

export const bonusesReply = fields({ claims: listOf(Bonus), count: maybe(whole) });
export const bonusStatsReply = fields({ stats: statsSchema });
export const bonusReply = fields({ claim: Bonus });
export const bonusWholeReply = fields({
  claim: Bonus,
  parts: listOf(BonusPart),
  bets: maybe(listOf(CountedBet)),
  betCount: maybe(whole),
});
export const bonusCancelledReply = withFields(cancelledSchema, { claim: Bonus });
export const referralCodeReply = fields({ code: orNone(text()) });
export const referralStatsReply = referralStatsSchema;
export const friendsReply = fields({ children: listOf(Friend), count: maybe(whole) });
export const sourcesReply = fields({ sources: listOf(ReferralSource) });
