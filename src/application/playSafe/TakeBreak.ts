import { describeFailure } from '@/domain/shared/describeFailure';
import { serverWords } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { BreakOrder, PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import type { SessionView } from '../ports/state/SessionState';
import { duringSession } from '../shared/duringSession';
import type { EndSession } from '../session/EndSession';

/** A time-out or a self-exclusion: granted, it ends the session here at once; the server has ended it everywhere else. */
export class TakeBreak {
  constructor(
    private readonly gateway: Pick<PlaySafeGateway, 'takeBreak'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly endSession: Pick<EndSession, 'execute'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(order: BreakOrder): Promise<Result<void, Message>> {
    // Granted to somebody who has left, it is no reason to end the session of who came after.
    const reply = await duringSession(this.session, () => this.gateway.takeBreak(order));
    if (!reply.ok) return fail(describeFailure(reply.error, 'playSafe.failed'));
    void this.endSession.execute('loggedOut');
    const key = order.do === 'timeOut' ? 'playSafe.timeOutBegun' : 'playSafe.exclusionBegun';
    this.notify.execute(serverWords(reply.value.words, key), 'info');
    return ok();
  }
}
