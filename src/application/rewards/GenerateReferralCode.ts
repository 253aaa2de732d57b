import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { ReferralGateway } from '../ports/gateways/ReferralGateway';
import type { SessionView } from '../ports/state/SessionState';

/** Asked twice, the server gives the same code: pressing again is safe. */
export class GenerateReferralCode {
  constructor(
    private readonly referrals: Pick<ReferralGateway, 'generate'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(): Promise<Result<string, Message>> {
    const { epoch } = this.session;
    const reply = await this.referrals.generate();
    if (this.session.epoch !== epoch) return fail(say('referral.failed'));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'referral.notMade'));
  }
}
