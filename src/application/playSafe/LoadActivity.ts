import type { PlayActivity } from '@/domain/playSafe/SafetyState';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import type { SessionView } from '../ports/state/SessionState';
import { duringSession } from '../shared/duringSession';

/** What a player staked, won or lost and paid in over the last days. */
export class LoadActivity {
  constructor(
    private readonly gateway: Pick<PlaySafeGateway, 'activity'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(days: number, cancellation?: Cancellation): Promise<Result<PlayActivity, Message>> {
    const reply = await duringSession(this.session, () => this.gateway.activity(days, cancellation));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'playSafe.failed'));
  }
}
