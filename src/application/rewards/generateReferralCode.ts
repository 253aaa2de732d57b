import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import { duringSession } from '../shared/duringSession';

/** Asked twice, the server gives the same code: pressing again is safe. */
export function generateReferralCode(ports: Pick<AllPorts, 'referralGateway' | 'session'>) {
  return async (): Promise<Result<string, Message>> => {
    const reply = await duringSession(ports.session, () => ports.referralGateway.generate());
    return reply.ok ? reply : fail(describeFailure(reply.error, 'referral.notMade'));
  };
}
