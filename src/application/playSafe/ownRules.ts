import { describeFailure } from '@/domain/shared/describeFailure';
import { say, serverWords, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { PlaySafeGateway, SafetyOrder } from '../ports/gateways/PlaySafeGateway';
import type { TabMessage } from '../ports/device/Tabs';
import type { AllPorts } from '../ports/LaterPorts';
import type { EndSession } from '../session/endSession';
import { duringSession, isOvertaken } from '../shared/duringSession';
import type { PlaySafeApp } from './PlaySafeApp';

type RulesPorts = Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session' | 'tabs'>;

/** How a player's own rules stand now. A reply to an older session is for nobody. */
export function loadSafety({ session, playSafeGateway, playSafe }: Omit<RulesPorts, 'tabs'>) {
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
  { session, playSafeGateway, playSafe }: Omit<RulesPorts, 'tabs'>,
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

/** What is said of a break is read when the player is out, and nowhere else: it stays until it is put away. */
const BREAK_SAID_MS = 3_600_000;

/**
 * A time-out or a self-exclusion: granted, it ends the session here at once; the server has ended it everywhere else. The other tabs say so too:
 * to them a session ended, and they know no reason.
 */
export function takeBreak(
  { session, playSafeGateway, tabs }: Pick<RulesPorts, 'playSafeGateway' | 'session' | 'tabs'>,
  endSession: EndSession,
  notify: Notify,
): PlaySafeApp['takeBreak'] {
  return async (order) => {
    // Granted to somebody who has left, it is no reason to end the session of who came after.
    const reply = await duringSession(session, () => playSafeGateway.takeBreak(order));
    if (!reply.ok) return fail(describeFailure(reply.error, 'playSafe.failed'));
    void endSession('loggedOut');
    const begun = { kind: order.do, words: reply.value.words ?? '' };
    tabs.tell(begun);
    sayBreak(notify, begun);
    return ok();
  };
}

/** Returns how to stop. */
export function followBreaks(tabs: RulesPorts['tabs'], notify: Notify): () => void {
  return tabs.listen((message) => {
    if (message.kind === 'timeOut' || message.kind === 'exclude') sayBreak(notify, message);
  });
}

function sayBreak(notify: Notify, { kind, words }: Extract<TabMessage, { readonly words: string }>): void {
  const key = kind === 'timeOut' ? 'playSafe.timeOutBegun' : 'playSafe.exclusionBegun';
  notify(serverWords(words, key), 'info', BREAK_SAID_MS, 'passing');
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
