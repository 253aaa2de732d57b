import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { PlaySafeGateway, SafetyOrder } from '../ports/gateways/PlaySafeGateway';
import type { PlaySafeState } from '../ports/state/PlaySafeState';
import type { SessionView } from '../ports/state/SessionState';
import type { LoadSafety } from './LoadSafety';

/** Sets, confirms or withdraws a limit, or chooses how often to be told the time. When the answer is lost, how things stand is asked for. */
export class ChangeSafety {
  constructor(
    private readonly gateway: Pick<PlaySafeGateway, 'change'>,
    private readonly state: Pick<PlaySafeState, 'safetyArrived'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly load: Pick<LoadSafety, 'execute'>,
    private readonly changed: () => void,
  ) {}

  async execute(order: SafetyOrder): Promise<Result<void, Message>> {
    const { epoch } = this.session;
    const reply = await this.gateway.change(order);
    if (epoch !== this.session.epoch) return fail(say('playSafe.failed'));
    if (reply.ok) {
      this.state.safetyArrived(reply.value);
      this.changed();
      return ok();
    }
    if (reply.error.kind !== 'refused') await this.load.execute();
    return fail(describeFailure(reply.error, 'playSafe.failed'));
  }
}
