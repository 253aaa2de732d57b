export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** What only the sandbox can do; absent on any other backend. */
export interface SandboxTools {
  /** Newest first. */
  inbox(): readonly SmsMessage[];
  onInbox(listener: () => void): () => void;
  /** Forgets every account, bet and match of the sandbox and starts a new world. */
  reset(): Promise<void>;
}
