import type { ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import { FRIENDS_ON_PAGE } from '@/domain/rewards/pageSizes';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { FriendsPage, ReferralGateway } from '../ports/gateways/ReferralGateway';
import type { SessionView } from '../ports/state/SessionState';

export interface ReferralShown {
  /** null: there is none yet. */
  readonly code: string | null;
  /** null, as the next two: it did not come. The rest stands without it. */
  readonly stats: ReferralStats | null;
  readonly friends: FriendsPage | null;
  readonly sources: readonly ReferralSource[] | null;
}

/** /referral: the code, and what came of it. REWARD-02. */
export class LoadReferral {
  constructor(
    private readonly referrals: Pick<ReferralGateway, 'code' | 'stats' | 'friends' | 'sources'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(page: number, cancellation?: Cancellation): Promise<Result<ReferralShown, Message>> {
    const { epoch } = this.session;
    const [code, stats, friends, sources] = await Promise.all([
      this.referrals.code(cancellation),
      this.referrals.stats(cancellation),
      this.referrals.friends((page - 1) * FRIENDS_ON_PAGE, FRIENDS_ON_PAGE, cancellation),
      this.referrals.sources(cancellation),
    ]);
    // Friends of somebody who has left are nobody's (F17).
    if (this.session.epoch !== epoch) return fail(say('referral.failed'));
    if (!code.ok) return fail(describeFailure(code.error, 'referral.failed'));
    return ok({
      code: code.value,
      stats: stats.ok ? stats.value : null,
      friends: friends.ok ? friends.value : null,
      sources: sources.ok ? sources.value : null,
    });
  }
}
