import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { SafetyOrder } from '../ports/gateways/PlaySafeGateway';
import type { LoadSafety } from './loadSafety';

/** Sets, confirms or withdraws a limit, or chooses how often to be told the time. When the answer is lost, how things stand is asked for. */
export function changeSafety(
  ports: Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session'>,
  load: LoadSafety,
  changed: () => void,
) {
  return async (order: SafetyOrder): Promise<Result<void, Message>> => {
    const { epoch } = ports.session;
    const reply = await ports.playSafeGateway.change(order);
    if (epoch !== ports.session.epoch) return fail(say('playSafe.failed'));
    if (reply.ok) {
      ports.playSafe.safetyArrived(reply.value);
      changed();
      return ok();
    }
    if (reply.error.kind !== 'refused') await load();
    return fail(describeFailure(reply.error, 'playSafe.failed'));
  };
}
