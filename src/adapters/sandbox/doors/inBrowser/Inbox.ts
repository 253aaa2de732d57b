import type { SmsMessage } from '../../wire/SandboxBackend';

/** The text messages that the sandbox pretends to send, as this tab was told of them last. */
export class Inbox {
  private oldestFirst: readonly SmsMessage[] = [];
  private readonly listeners = new Set<() => void>();

  /** Oldest first, as they travel between tabs. */
  get messages(): readonly SmsMessage[] {
    return this.oldestFirst;
  }

  newestFirst(): readonly SmsMessage[] {
    return this.oldestFirst.toReversed();
  }

  set(messages: readonly SmsMessage[]): void {
    this.oldestFirst = messages;
    for (const listener of this.listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
