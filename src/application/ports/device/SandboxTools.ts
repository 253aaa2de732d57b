export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** A request that waits for the operator's decision. */
export interface SandboxReview {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  /** Epoch milliseconds: it is decided by itself then. */
  readonly dueAt: number;
  /** In English, for whoever plays the operator. */
  readonly what: string;
}

/** What only the sandbox can do; absent on any other backend. */
export interface SandboxTools {
  /** Newest first. */
  inbox(): readonly SmsMessage[];
  onInbox(listener: () => void): () => void;
  /** Oldest first. */
  reviews(): Promise<readonly SandboxReview[]>;
  /** False when it was decided before. */
  decide(id: string, verdict: 'approve' | 'decline' | 'expire', reason?: string): Promise<boolean>;
  /** Where a payment page that only pretends leads the player: a path of ours, with a claim in it that nobody may believe. */
  paymentPage(url: string): string;
  /** Forgets every account, bet and match of the sandbox and starts a new world. */
  reset(): Promise<void>;
}
