export interface Sms {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

const MAX_MESSAGES = 20;

/** Where the sandbox's text messages land: a list that only the sandbox shows. */
export class SmsInbox {
  private messages: Sms[];

  constructor(saved?: readonly Sms[]) {
    this.messages = [...(saved ?? [])];
  }

  deliver(message: Sms): void {
    this.messages = [...this.messages, message].slice(-MAX_MESSAGES);
  }

  all(): readonly Sms[] {
    return this.messages;
  }
}
