import type { NoticeType } from '@/domain/notices/Notice';
import type { Message } from '@/domain/shared/Message';

/**
 * Tells the player something: a toast, and a line behind the bell unless it is only the answer to what they did just now (`passing`). Never the
 * same twice at a time: what is on screen is updated; at most five at once (F47, TOAST-03).
 */
export type Notify = (
  message: Message,
  type: NoticeType,
  closesAfterMs?: number,
  lasting?: 'saved' | 'passing',
) => void;

/** The same, for what is to be said alone. */
export interface ClearingNotify extends Notify {
  /** Takes every toast off the screen. */
  readonly clear: () => void;
}
