import type { PushMessage } from '../../wire/PushMessage';

/** What became of a message: `gone` when the push service does not know its endpoint any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Carries messages to the push services of browsers. */
export interface PushSender {
  /** What a browser subscribes with: it takes messages that are signed for this key alone. */
  readonly publicKey: string;
  /** Never rejects. */
  send(message: PushMessage): Promise<PushOutcome>;
}
