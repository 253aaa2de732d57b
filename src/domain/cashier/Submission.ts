import type { Message } from '../shared/Message';
import type { SubmissionKey } from '../shared/ids';
import type { SentSummary } from './SentSummary';

/** Which form was sent: one at a time of each kind. */
export type SubmissionKind = 'deposit' | 'redirect' | 'withdrawal' | 'bank' | 'kyc' | 'bonus';

/** A request that left, or may have left, under a key that is its own until a server has said what became of it. */
interface Sent {
  readonly key: SubmissionKey;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** What was sent, as far as it is saved; after another try the newest. Absent: nothing of it is. */
  readonly summary?: SentSummary;
}

/**
 * What became of a form that was sent. A reply that did not come makes it `unknown`, never failed: it is looked up by its key. `unconfirmed`: the
 * time for its arrival is over and nothing was found. It may still come (F89), so the key stays, and what is sent next carries it.
 * `rejected`: provably nothing happened; entries stay.
 */
export type Submission<Received> =
  | { readonly state: 'idle' }
  | ({ readonly state: 'submitting' } & Sent)
  | ({ readonly state: 'unknown' } & Sent)
  | ({
      readonly state: 'unconfirmed';
      readonly message: Message;
      /** What was said to it, though not in a way that proves anything; null: nothing. */
      readonly said: Message | null;
      /** Seconds before another try makes sense; null: any time. */
      readonly waitSeconds: number | null;
    } & Sent)
  | {
      readonly state: 'accepted';
      readonly received: Received;
      /** What was sent before stands; what was entered since was not sent. */
      readonly earlier: boolean;
    }
  | {
      readonly state: 'rejected';
      readonly message: Message;
      /** The server's machine-readable word, when it gave one. */
      readonly code: string | null;
      /** Seconds before another try makes sense; null: any time. */
      readonly waitSeconds: number | null;
    };

export const IDLE: Submission<never> = { state: 'idle' };

/** What was sent and has no answer yet; null: nothing. */
export function sentOf(submission: Submission<unknown>): Sent | null {
  if (!('key' in submission)) return null;
  const { key, sentAt, summary } = submission;
  return { key, sentAt, ...(summary && { summary }) };
}

/** Whether the form has to wait: an answer is on its way, or is being looked for. */
export function isUndecidedSubmission(submission: Submission<unknown>): boolean {
  return submission.state === 'submitting' || submission.state === 'unknown';
}
