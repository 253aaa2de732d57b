import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';

/** Asked twice, the server gives the same code: pressing again is safe. */
export function generateReferralCode(ports: Pick<AllPorts, 'referralGateway' | 'session'>) {
  return async (): Promise<Result<string, Message>> => {
    const { epoch } = ports.session;
    const reply = await ports.referralGateway.generate();
    if (ports.session.epoch !== epoch) return fail(say('referral.failed'));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'referral.notMade'));
  };
}
