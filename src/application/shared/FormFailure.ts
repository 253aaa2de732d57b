import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';

/** Why a form was not accepted: a sentence per field, or one for the whole form. Entries are never lost. */
export interface FormFailure<Field extends string> {
  readonly fields: Partial<Record<Field, Message>>;
  readonly message: Message | null;
  /** Seconds before another try makes sense, when the server said so. */
  readonly waitSeconds?: number;
  /** Nobody has said whether it was done: it may have been (F90). */
  readonly unheard?: true;
  /** A log-in of a player who takes a break: nothing that invites to play belongs beside it. */
  readonly onBreak?: true;
}

export type FormAnswer<Field extends string> = Promise<Result<void, FormFailure<Field>>>;
