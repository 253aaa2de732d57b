import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { AllPorts } from '../ports/LaterPorts';
import { describeDeed } from './describeDeed';

/** Coins of an earned part become cash. The server does it once, however often it is asked. */
export function claimBonusPart(ports: Pick<AllPorts, 'bonusGateway' | 'session'>, notify: Notify) {
  return async (id: BonusId, part: number): Promise<Result<BonusWhole, Message>> => {
    const { epoch } = ports.session;
    const reply = await ports.bonusGateway.claimPart(id, part);
    if (ports.session.epoch !== epoch) return fail(say('bonus.failed'));
    if (!reply.ok) return fail(describeDeed(reply.error, 'bonus.partNotClaimed'));
    notify(say('bonus.partClaimed'), 'success');
    return reply;
  };
}
