import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say, type Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, type Result } from '@/domain/shared/Result';
import type { SessionView } from '../ports/state/SessionState';

type Session = Pick<SessionView, 'epoch'>;
type Call<T> = () => Promise<Result<T, Failure>>;

/** What came to a session that is over. */
export const OVERTAKEN: Failure = { kind: 'aborted', sent: true };

/**
 * Asks for somebody who is signed in, or for a visitor. A reply that comes when that session is over, because of a sign-out or of another player, is
 * nobody's: whatever it says, it counts as given up, and there is nothing to say to anyone (F17, F95).
 */
export async function duringSession<T>(session: Session, call: Call<T>): Promise<Result<T, Failure>> {
  const { epoch } = session;
  const reply = await call();
  return session.epoch === epoch ? reply : fail(OVERTAKEN);
}

/** Whether a guarded reply came to a session that is over. */
export function isOvertaken(reply: Result<unknown, Failure>): boolean {
  return !reply.ok && reply.error === OVERTAKEN;
}

/** As `duringSession`, for a screen: what failed comes in words. */
export async function askFor<T>(
  session: Session,
  failed: MessageKey,
  call: Call<T>,
): Promise<Result<T, Message>> {
  const reply = await duringSession(session, call);
  return reply.ok ? reply : fail(describeFailure(reply.error, failed));
}

/** As `askFor`, of something that is to be done: where it may have been done all the same, that is said and nothing else is claimed (F90). */
export async function doFor<T>(
  session: Session,
  words: { readonly failed: MessageKey; readonly unsure: MessageKey },
  call: Call<T>,
): Promise<Result<T, Message>> {
  const reply = await duringSession(session, call);
  if (reply.ok) return reply;
  const unsure = !isOvertaken(reply) && fateOf(reply.error) === 'unknown';
  return fail(unsure ? say(words.unsure) : describeFailure(reply.error, words.failed));
}
