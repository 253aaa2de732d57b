import type { EngineCore } from '../engine/EngineCore';
import { CHANNELS, maskedName, REWARD } from '../engine/rewards/Referral';
import type { Friend } from '../engine/rewards/Referral';
import type { PlayerRoute, Route } from './Caller';
import { queryCount, textIn } from './readInput';
import { MALFORMED, success } from './reply';

/** null: this player has none yet. */
export const referralCode: PlayerRoute = (core, userId) => success({ code: core.referrals.codeOf(userId) });

export const makeReferralCode: PlayerRoute = (core, userId) =>
  success({ code: core.referrals.generate(userId) });

/** The same answer for every code: nobody learns which ones there are (X35). */
export const visitReferral: Route = (core, { request }) => {
  const code = textIn(request.body, 'code', 32);
  if (code === null) return MALFORMED;
  core.referrals.visited(code);
  return success({});
};

export const referralStats: PlayerRoute = (core, userId) => {
  const friends = core.referrals.friendsOf(userId);
  const sum = (each: (friend: Friend) => number): number =>
    friends.reduce((all, friend) => all + each(friend), 0) / 100;
  let clicks = 0;
  for (const channel of Object.values(CHANNELS)) clicks += core.referrals.clicksOf(userId, channel);
  return success({
    stats: {
      clicks,
      signUps: friends.length,
      active: friends.filter(({ firstBetAt }) => firstBetAt !== null).length,
      earned: sum(({ earned }) => earned),
      pending: sum((friend) => core.referrals.pendingOf(friend)),
    },
    rule: { percent: REWARD.percent, mostPerFriend: REWARD.mostPerFriend / 100 },
  });
};

/** Newest first, a page at a time. */
export const referralChildren: PlayerRoute = (core, userId, { request: { query } }) => {
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  const friends = core.referrals.friendsOf(userId);
  const children = friends.slice(skip, skip + size).map((friend) => wireFriend(core, friend));
  return success({ children, count: friends.length });
};

export const referralSources: PlayerRoute = (core, userId) => {
  const friends = core.referrals.friendsOf(userId);
  const sources = Object.values(CHANNELS).map((channel) => ({
    channel,
    clicks: core.referrals.clicksOf(userId, channel),
    signUps: friends.filter((friend) => friend.channel === channel).length,
  }));
  return success({ sources });
};

function wireFriend(core: EngineCore, friend: Friend): unknown {
  return {
    id: friend.id,
    name: maskedName(core.accounts.find(friend.userId)?.name ?? ''),
    joinedAt: new Date(friend.joinedAt).toISOString(),
    status: friend.firstBetAt === null ? 'joined' : 'active',
    earned: friend.earned / 100,
    pending: core.referrals.pendingOf(friend) / 100,
  };
}
