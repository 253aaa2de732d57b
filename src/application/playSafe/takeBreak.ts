import { describeFailure } from '@/domain/shared/describeFailure';
import { serverWords } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { AllPorts } from '../ports/LaterPorts';
import type { BreakOrder } from '../ports/gateways/PlaySafeGateway';
import { duringSession } from '../shared/duringSession';
import type { EndSession } from '../session/endSession';

/** A time-out or a self-exclusion: granted, it ends the session here at once; the server has ended it everywhere else. */
export function takeBreak(
  ports: Pick<AllPorts, 'playSafeGateway' | 'session'>,
  endSession: EndSession,
  notify: Notify,
) {
  return async (order: BreakOrder): Promise<Result<void, Message>> => {
    // Granted to somebody who has left, it is no reason to end the session of who came after.
    const reply = await duringSession(ports.session, () => ports.playSafeGateway.takeBreak(order));
    if (!reply.ok) return fail(describeFailure(reply.error, 'playSafe.failed'));
    void endSession('loggedOut');
    const key = order.do === 'timeOut' ? 'playSafe.timeOutBegun' : 'playSafe.exclusionBegun';
    notify(serverWords(reply.value.words, key), 'info');
    return ok();
  };
}
