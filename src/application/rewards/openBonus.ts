import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId } from '@/domain/shared/ids';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import { duringSession } from '../shared/duringSession';

/** One bonus whole: /bonus/{id}. REWARD-01. */
export function openBonus(ports: Pick<AllPorts, 'bonusGateway' | 'session'>) {
  return async (id: BonusId, cancellation?: Cancellation): Promise<Result<BonusWhole, Message>> => {
    const reply = await duringSession(ports.session, () => ports.bonusGateway.whole(id, cancellation));
    if (reply.ok) return reply;
    if (reply.error.kind === 'refused' && reply.error.code === 'BONUS_UNKNOWN')
      return fail(say('bonus.notFound'));
    return fail(describeFailure(reply.error, 'bonus.failed'));
  };
}
