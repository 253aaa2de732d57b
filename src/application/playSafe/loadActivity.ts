import type { PlayActivity } from '@/domain/playSafe/SafetyState';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import { duringSession } from '../shared/duringSession';

/** What a player staked, won or lost and paid in over the last days. */
export function loadActivity(ports: Pick<AllPorts, 'playSafeGateway' | 'session'>) {
  return async (days: number, cancellation?: Cancellation): Promise<Result<PlayActivity, Message>> => {
    const reply = await duringSession(ports.session, () =>
      ports.playSafeGateway.activity(days, cancellation),
    );
    return reply.ok ? reply : fail(describeFailure(reply.error, 'playSafe.failed'));
  };
}
