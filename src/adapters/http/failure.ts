import type { Failure } from '@/domain/shared/Failure';
import { fail, type Result } from '@/domain/shared/Result';
import { openEnvelope, readEnvelope, refusal } from './envelope';
import { namesOnlyStatus } from './namesOnlyStatus';
import { retryAfterSeconds } from './retryAfter';
import type { Reply } from './Reply';

/** SES-03: these words, and no others, end a session. */
const SESSION_OVER = 'Unauthorized action.';

/**
 * A reply to its data or its failure. The status is judged before the body is read: an HTML page behind a 502 is a server in
 * trouble, behind a 200 it is not an answer (F07, F08).
 */
export function openReply(reply: Reply, withToken: boolean, now: number): Result<unknown, Failure> {
  const { status, text } = reply;
  if (status >= 200 && status < 300) return openEnvelope(text);
  if (status < 400) return fail({ kind: 'unexpected', sent: true });
  const envelope = readEnvelope(text);
  const said = envelope?.message;
  const words = said === undefined || namesOnlyStatus(said, status) ? {} : { message: said };
  // Its words are shown (TOAST-04); a code of it proves nothing, the commit may stand behind it (F90).
  if (status >= 500) return fail({ kind: 'server', sent: true, ...words });
  if (status === 401) {
    const ended = withToken && said === SESSION_OVER;
    return fail({ kind: 'unauthorised', sent: true, ended, ...words });
  }
  if (status === 429) {
    return fail({
      kind: 'coolDown',
      sent: true,
      seconds: retryAfterSeconds(reply.retryAfter, now),
      ...words,
    });
  }
  // A refusal that is not in our words may be a proxy's: it proves nothing about what the server did.
  return fail(
    envelope === null ? { kind: 'unexpected', sent: true } : refusal({ ...envelope, message: words.message }),
  );
}
