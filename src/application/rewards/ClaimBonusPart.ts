import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BonusGateway } from '../ports/gateways/BonusGateway';
import type { SessionView } from '../ports/state/SessionState';
import { describeDeed } from './describeDeed';

/** Coins of an earned part become cash. The server does it once, however often it is asked. */
export class ClaimBonusPart {
  constructor(
    private readonly bonuses: Pick<BonusGateway, 'claimPart'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BonusId, part: number): Promise<Result<BonusWhole, Message>> {
    const { epoch } = this.session;
    const reply = await this.bonuses.claimPart(id, part);
    if (this.session.epoch !== epoch) return fail(say('bonus.failed'));
    if (!reply.ok) return fail(describeDeed(reply.error, 'bonus.partNotClaimed'));
    this.notify.execute(say('bonus.partClaimed'), 'success');
    return reply;
  }
}
