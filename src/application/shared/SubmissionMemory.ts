import type { SubmissionKind } from '@/domain/cashier/Submission';
import { submissionKey, type SubmissionKey } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';

export interface SentSubmission {
  readonly key: SubmissionKey;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

const STORED = /^([0-9a-f]{32}) (\d{1,15})$/;

/** The key of a form that was sent and whose fate is not known: kept on the device, for each player and kind, before it leaves. */
export class SubmissionMemory {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly session: Pick<SessionView, 'owner'>,
  ) {}

  /** null: nothing waits, or what was stored is none of ours (F71). */
  read(kind: SubmissionKind): SentSubmission | null {
    const place = this.#placeOf(kind);
    const found = place === null ? null : STORED.exec(this.store.read(place) ?? '');
    return found === null ? null : { key: submissionKey(found[1] ?? ''), sentAt: Number(found[2]) };
  }

  write(kind: SubmissionKind, { key, sentAt }: SentSubmission): void {
    const place = this.#placeOf(kind);
    if (place !== null) this.store.write(place, `${key} ${Math.floor(sentAt)}`);
  }

  /** Only if it is this one: another tab may have sent the next. */
  remove(kind: SubmissionKind, key: SubmissionKey): void {
    const place = this.#placeOf(kind);
    if (place !== null && this.read(kind)?.key === key) this.store.remove(place);
  }

  #placeOf(kind: SubmissionKind): string | null {
    const { owner } = this.session;
    return owner === null ? null : `sent.${kind}:${owner}`;
  }
}
