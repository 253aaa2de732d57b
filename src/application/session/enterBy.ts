import type { SignedIn } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { FormFailure } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { refuse, type RefusalWords } from './refuse';

/** A call that brings a session. Where another tab was faster it is given back: nobody will use it. */
export async function enterBy(
  { session, sessionGateway }: Pick<Ports, 'session' | 'sessionGateway'>,
  notify: ClearingNotify,
  call: () => Promise<Result<SignedIn, Failure>>,
  words: RefusalWords,
): Promise<Result<SignedIn, FormFailure<never>>> {
  const { epoch } = session;
  const answer = await call();
  if (epoch === session.epoch) return answer.ok ? answer : refuse(answer.error, words, notify);
  if (answer.ok) void sessionGateway.signOut(answer.value.token);
  return OVERTAKEN;
}
