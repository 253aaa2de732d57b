import type { ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import { FRIENDS_ON_PAGE } from '@/domain/rewards/pageSizes';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import type { FriendsPage } from '../ports/gateways/ReferralGateway';
import { duringSession } from '../shared/duringSession';

export interface ReferralShown {
  /** null: there is none yet. */
  readonly code: string | null;
  /** null, as the next two: it did not come. The rest stands without it. */
  readonly stats: ReferralStats | null;
  readonly friends: FriendsPage | null;
  readonly sources: readonly ReferralSource[] | null;
}

/** /referral: the code, and what came of it. REWARD-02. */
export function loadReferral(ports: Pick<AllPorts, 'referralGateway' | 'session'>) {
  return async (page: number, cancellation?: Cancellation): Promise<Result<ReferralShown, Message>> => {
    const shown = await duringSession(ports.session, () => ask(page, cancellation));
    return shown.ok ? shown : fail(describeFailure(shown.error, 'referral.failed'));
  };

  async function ask(page: number, cancellation?: Cancellation): Promise<Result<ReferralShown, Failure>> {
    const [code, stats, friends, sources] = await Promise.all([
      ports.referralGateway.code(cancellation),
      ports.referralGateway.stats(cancellation),
      ports.referralGateway.friends((page - 1) * FRIENDS_ON_PAGE, FRIENDS_ON_PAGE, cancellation),
      ports.referralGateway.sources(cancellation),
    ]);
    if (!code.ok) return code;
    return ok({
      code: code.value,
      stats: stats.ok ? stats.value : null,
      friends: friends.ok ? friends.value : null,
      sources: sources.ok ? sources.value : null,
    });
  }
}
