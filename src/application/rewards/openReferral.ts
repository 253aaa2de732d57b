import { FRIENDS_ON_PAGE } from '@/domain/rewards/pageSizes';
import { referralLink } from '@/domain/rewards/referralLink';
import { readReferralCode } from '@/domain/session/readReferralCode';
import { ok } from '@/domain/shared/Result';
import { askFor } from '../shared/duringSession';
import type { ReferralApp } from './ReferralApp';
import type { RewardsPorts, RewardsShared } from './RewardsParts';

const COOKIE_SECONDS = 30 * 86_400;

/** Friends that a player brings. REWARD-02. */
export function openReferral(
  {
    referralGateway: gateway,
    session,
    cookieWriter,
    qrCodes,
    address,
  }: Pick<RewardsPorts, 'referralGateway' | 'session' | 'cookieWriter' | 'qrCodes' | 'address'>,
  { offerReferralCode }: Pick<RewardsShared, 'offerReferralCode'>,
): Omit<ReferralApp, 'watch'> {
  return {
    load: (page, cancellation) =>
      askFor(session, 'referral.failed', async () => {
        const [code, stats, friends, sources] = await Promise.all([
          gateway.code(cancellation),
          gateway.stats(cancellation),
          gateway.friends((page - 1) * FRIENDS_ON_PAGE, FRIENDS_ON_PAGE, cancellation),
          gateway.sources(cancellation),
        ]);
        if (!code.ok) return code;
        return ok({
          code: code.value,
          stats: stats.ok ? stats.value : null,
          friends: friends.ok ? friends.value : null,
          sources: sources.ok ? sources.value : null,
        });
      }),
    /** Asked twice, the server gives the same code: pressing again is safe. */
    generate: () => askFor(session, 'referral.notMade', () => gateway.generate()),
    linkTo: (code, channel) => referralLink(address.ownOrigin, code, channel),
    qrOf: (link) => qrCodes.squares(link),
    /** Offered to the sign-up at once, and saved in the cookie `refferal` for who signs up later (AUTH-18). Anything malformed is ignored (X20). */
    arrived: (raw) => {
      const code = readReferralCode(raw);
      if (code === null) return null;
      offerReferralCode(code);
      cookieWriter.write('refferal', JSON.stringify({ code }), COOKIE_SECONDS);
      void gateway.visited(code);
      return code;
    },
  };
}
