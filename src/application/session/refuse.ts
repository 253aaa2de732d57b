import { describeFailure } from '@/domain/shared/describeFailure';
import { failureToast } from '@/domain/shared/failureToast';
import type { Failure } from '@/domain/shared/Failure';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, type Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormFailure } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';

/** A call was not granted: the toast has the server's words or the specification's, the form says why. AUTH-06, F14. */
export function refuse(
  failure: Failure,
  fallback: MessageKey,
  notify: Notify,
): Result<never, FormFailure<never>> {
  if (failure.kind === 'aborted') return OVERTAKEN;
  notify(failureToast(failure, fallback), 'error', undefined, 'passing');
  const message = describeFailure(failure, fallback);
  return fail({ fields: {}, message, ...(failure.kind === 'coolDown' && { waitSeconds: failure.seconds }) });
}
