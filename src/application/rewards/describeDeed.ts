import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';

/** Why something was not done; where it may have been done all the same, that is said and nothing else is claimed (F90). */
export function describeDeed(failure: Failure, fallback: MessageKey): Message {
  return fateOf(failure) === 'unknown' ? say('bonus.unsure') : describeFailure(failure, fallback);
}
