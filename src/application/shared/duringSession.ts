import type { Failure } from '@/domain/shared/Failure';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { SessionView } from '../ports/state/SessionState';

const OVERTAKEN: Failure = { kind: 'aborted', sent: true };

/**
 * Asks for somebody who is signed in, or for a visitor. A reply that comes when that session is over, because of a sign-out or of another player, is
 * nobody's: whatever it says, it counts as given up, and there is nothing to say to anyone (F17, F95).
 */
export async function duringSession<T>(
  session: Pick<SessionView, 'epoch'>,
  call: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const { epoch } = session;
  const reply = await call();
  return session.epoch === epoch ? reply : fail(OVERTAKEN);
}

/** Whether a guarded reply came to a session that is over. */
export function isOvertaken(reply: Result<unknown, Failure>): boolean {
  return !reply.ok && reply.error === OVERTAKEN;
}
