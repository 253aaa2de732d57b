import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';

/** Why something was not done; where it may have been done all the same, that is said and nothing else is claimed. */
export function describeDeed(failure: Failure, fallback: MessageKey): Message {
  const answered =
    failure.kind === 'refused' || failure.kind === 'coolDown' || failure.kind === 'unauthorised';
  return failure.sent && !answered ? say('bonus.unsure') : describeFailure(failure, fallback);
}
