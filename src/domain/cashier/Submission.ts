import type { Message } from '../shared/Message';
import type { SubmissionKey } from '../shared/ids';

/** Which form was sent: one at a time of each kind. */
export type SubmissionKind = 'deposit' | 'redirect' | 'withdrawal' | 'bank' | 'kyc' | 'bonus';

/**
 * What became of a form that was sent. A reply that did not come makes it `unknown`, never failed: it is looked up by its key and
 * never sent again by itself. `rejected`: provably nothing happened; entries stay.
 */
export type Submission<Told> =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting'; readonly key: SubmissionKey; readonly sentAt: number }
  | { readonly state: 'unknown'; readonly key: SubmissionKey; readonly sentAt: number }
  | { readonly state: 'accepted'; readonly told: Told }
  | {
      readonly state: 'rejected';
      readonly message: Message;
      /** The server's machine-readable word, when it gave one. */
      readonly code: string | null;
      /** Seconds before another try makes sense; null: any time. */
      readonly waitSeconds: number | null;
    };

export const IDLE: Submission<never> = { state: 'idle' };

/** Whether a second one has to wait: the first may still arrive. */
export function isUndecidedSubmission(submission: Submission<unknown>): boolean {
  return submission.state === 'submitting' || submission.state === 'unknown';
}
