import { describeFailure } from '@/domain/shared/describeFailure';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { PlaySafeGateway, SafetyOrder } from '../ports/gateways/PlaySafeGateway';
import type { AllPorts } from '../ports/LaterPorts';
import type { EndSession } from '../session/endSession';
import { duringSession, isOvertaken, OVERTAKEN } from '../shared/duringSession';
import type { PlaySafeApp } from './PlaySafeApp';
import { sayBreak } from './sayBreak';

type RulesPorts = Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session'>;

/** How a player's own rules stand now. A reply to an older session is for nobody. */
export function loadSafety({ session, playSafeGateway, playSafe }: RulesPorts) {
  return async (): Promise<void> => {
    if (!session.signedIn) return;
    const reply = await duringSession(session, () => playSafeGateway.state());
    if (reply.ok) playSafe.safetyArrived(reply.value);
    else if (!isOvertaken(reply) && playSafe.safety.state !== 'ready')
      playSafe.safetyFailed(describeFailure(reply.error, 'playSafe.failed'));
  };
}

/** Sets, confirms or withdraws a limit, or chooses how often to be told the time. When the answer is lost, how things stand is asked for. */
export function changeSafety(
  { session, playSafeGateway, playSafe }: RulesPorts,
  load: () => Promise<void>,
  changed: () => void,
) {
  return async (order: SafetyOrder): Promise<Result<void, Message>> => {
    const reply = await duringSession(session, () => playSafeGateway.change(order));
    if (reply.ok) {
      playSafe.safetyArrived(reply.value);
      changed();
      return ok();
    }
    if (reply.error.kind !== 'refused' && !isOvertaken(reply)) await load();
    return fail(describeFailure(reply.error, 'playSafe.failed'));
  };
}

/** A time-out or a self-exclusion: granted, it ends the session here at once; the server has ended it everywhere else. */
export function takeBreak(
  {
    session,
    playSafeGateway,
    localStore,
  }: Pick<RulesPorts, 'playSafeGateway' | 'session'> & Pick<AllPorts, 'localStore'>,
  endSession: EndSession,
  notify: ClearingNotify,
): PlaySafeApp['takeBreak'] {
  return async (order) => {
    const { epoch } = session;
    const reply = await playSafeGateway.takeBreak(order);
    const over = session.epoch !== epoch;
    // Granted to somebody who has left, it is no reason to end the session of who came after, nor any news to them.
    const answer = over && session.signedIn ? fail(OVERTAKEN) : reply;
    if (!answer.ok) return fail(describeFailure(answer.error, 'playSafe.failed'));
    // The server ends the session everywhere at once: its word, or another tab, may have been faster than its answer.
    if (!over) void endSession('loggedOut');
    sayBreak(localStore, notify, order.do, answer.value.words);
    return ok();
  };
}

/** Who excluded themselves asks to come back, once the time they chose is over. Answers when they are back. */
export function askReturn(gateway: Pick<PlaySafeGateway, 'askReturn'>): PlaySafeApp['askReturn'] {
  return async (username, password) => {
    if (username.trim() === '') return fail(say('login.usernameEmpty'));
    if (password === '') return fail(say('login.passwordEmpty'));
    const reply = await gateway.askReturn(username.trim(), password);
    return reply.ok ? reply : fail(describeFailure(reply.error, 'playSafe.failed'));
  };
}
