import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { AllPorts } from '../ports/LaterPorts';
import type { CancelledBonus } from '../ports/gateways/BonusGateway';
import { describeDeed } from './describeDeed';

/** Gives up what is not earned yet. Whoever asks has had it confirmed. */
export function cancelBonus(ports: Pick<AllPorts, 'bonusGateway' | 'session'>, notify: Notify) {
  return async (id: BonusId): Promise<Result<CancelledBonus, Message>> => {
    const { epoch } = ports.session;
    const reply = await ports.bonusGateway.cancel(id);
    if (ports.session.epoch !== epoch) return fail(say('bonus.failed'));
    if (!reply.ok) return fail(describeDeed(reply.error, 'bonus.notCancelled'));
    notify(say('bonus.cancelled'), 'info');
    return reply;
  };
}
