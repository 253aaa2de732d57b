import type { WalletCall, WalletReply } from '../wire/WalletCall';

/** The line to the operator's wallet. null: no answer came; whether the call arrived nobody knows. */
export type WalletLine = (call: WalletCall) => WalletReply | null;

/** What the operator has not confirmed yet: said again until it has. */
export type Owed = Extract<WalletCall, { kind: 'win' | 'refund' }>;

const TRIES = 3;

/** Calls the wallet so that each movement happens once, whatever the line loses or says twice. */
export class WalletClient {
  private readonly owed = new Map<string, Owed>();

  constructor(
    private readonly line: WalletLine,
    saved: readonly Owed[] = [],
  ) {
    for (const each of saved) this.owed.set(each.round, each);
  }

  ask(call: Extract<WalletCall, { kind: 'open' }>): WalletReply | null {
    return this.line(call);
  }

  /** null: it stays unknown, and has been taken back. */
  bet(call: Extract<WalletCall, { kind: 'bet' }>): WalletReply | null {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const reply = this.line(call);
      if (reply !== null) return reply;
    }
    this.owe({ kind: 'refund', round: call.round });
    return null;
  }

  /** The last word about a round. */
  owe(call: Owed): void {
    this.owed.set(call.round, call);
    this.settle();
  }

  /** Says again what is not confirmed. A refusal is an answer too: there is nothing that saying it again could change. */
  settle(): void {
    for (const [round, call] of this.owed) if (this.line(call) !== null) this.owed.delete(round);
  }

  get isSquare(): boolean {
    return this.owed.size === 0;
  }

  save(): readonly Owed[] {
    return [...this.owed.values()];
  }
}
