import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BonusGateway, CancelledBonus } from '../ports/gateways/BonusGateway';
import type { SessionView } from '../ports/state/SessionState';
import { describeDeed } from './describeDeed';

/** Gives up what is not earned yet. Whoever asks has had it confirmed. */
export class CancelBonus {
  constructor(
    private readonly bonuses: Pick<BonusGateway, 'cancel'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BonusId): Promise<Result<CancelledBonus, Message>> {
    const { epoch } = this.session;
    const reply = await this.bonuses.cancel(id);
    if (this.session.epoch !== epoch) return fail(say('bonus.failed'));
    if (!reply.ok) return fail(describeDeed(reply.error, 'bonus.notCancelled'));
    this.notify.execute(say('bonus.cancelled'), 'info');
    return reply;
  }
}
