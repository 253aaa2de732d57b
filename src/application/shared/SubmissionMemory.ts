import { readSentSummary, type SentSummary } from '@/domain/cashier/SentSummary';
import type { SubmissionKind } from '@/domain/cashier/Submission';
import { submissionKey, type SubmissionKey } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { SentOnDevice } from './SentOnDevice';

export interface SentSubmission {
  readonly key: SubmissionKey;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** Absent: nothing of it is saved but its key. */
  readonly summary?: SentSummary;
}

/** What was stored by versions that had one place for all keys of a kind: `KEY TIME`. */
const ONE_PLACE = /^([0-9a-f]{32}) (\d{1,15})$/;
const KEY = /^[0-9a-f]{32}$/;

/**
 * The keys of forms that were sent and whose fate is not known: saved on the device, for each player and kind, before they leave. Each is a value of its
 * own: of two tabs that send at the same moment neither can write over the key of the other.
 */
export class SubmissionMemory {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove' | 'keys'>,
    private readonly session: Pick<SessionView, 'owner'>,
  ) {}

  /** Oldest first; what was stored and is none of ours is passed over (F71). */
  all(kind: SubmissionKind): readonly SentSubmission[] {
    const own = this.#of(kind).all();
    const earlier = this.#inOnePlace(kind);
    if (earlier === null || own.some(({ key }) => key === earlier.key)) return own;
    return [...own, earlier].toSorted((one, other) => one.sentAt - other.sentAt);
  }

  write(kind: SubmissionKind, { key, sentAt, summary }: SentSubmission): void {
    this.#of(kind).put({ key, sentAt: Math.floor(sentAt), ...(summary && { summary }) });
  }

  remove(kind: SubmissionKind, key: SubmissionKey): void {
    this.#of(kind).remove(key);
    const place = this.#onePlaceOf(kind);
    if (place !== null && this.#inOnePlace(kind)?.key === key) this.store.remove(place);
  }

  #of(kind: SubmissionKind): SentOnDevice<SentSubmission> {
    return new SentOnDevice(this.store, this.session, kind, decode);
  }

  #inOnePlace(kind: SubmissionKind): SentSubmission | null {
    const place = this.#onePlaceOf(kind);
    const found = place === null ? null : ONE_PLACE.exec(this.store.read(place) ?? '');
    return found === null ? null : { key: submissionKey(found[1] ?? ''), sentAt: Number(found[2]) };
  }

  #onePlaceOf(kind: SubmissionKind): string | null {
    const { owner } = this.session;
    return owner === null ? null : `sent.${kind}:${owner}`;
  }
}

function decode(value: unknown): SentSubmission | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, sentAt, summary: stored } = value as Readonly<Record<string, unknown>>;
  if (typeof key !== 'string' || !KEY.test(key)) return null;
  if (typeof sentAt !== 'number' || !Number.isSafeInteger(sentAt) || sentAt < 0) return null;
  const summary = readSentSummary(stored);
  return { key: submissionKey(key), sentAt, ...(summary && { summary }) };
}
