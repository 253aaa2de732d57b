import type { SubmissionKind } from '@/domain/cashier/Submission';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { parseSaved, savedFields } from './savedJson';

interface SentEntry {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

const KEY_LENGTH = 32;
/** More than a player can send while another page starts. */
const MAX_UNUSED = 50;

/**
 * What the player who is signed in sent and whose fate is not known, stored on the device before it leaves (F58, F63). Each is a value of its own: two
 * tabs that write at the same moment cannot bring back what the other one has removed.
 */
export class SentOnDevice<Entry extends SentEntry> {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove' | 'keys'>,
    private readonly session: Pick<SessionView, 'owner'>,
    private readonly kind: 'bet' | 'change' | 'autoCashOut' | SubmissionKind,
    /** null: it is none of ours, and is passed over (F71). */
    private readonly decode: (value: unknown) => Entry | null,
  ) {}

  /** Oldest first; none for a visitor. */
  all(): readonly Entry[] {
    return this.#places()
      .flatMap((place) => this.#entryAt(place) ?? [])
      .toSorted((one, other) => one.sentAt - other.sentAt);
  }

  /** Takes the place of what was there under the same key. Nothing is stored for a visitor. */
  put(entry: Entry): void {
    const place = this.#placeOf(entry.key);
    if (place !== null) this.store.write(place, JSON.stringify(entry));
  }

  remove(key: string): void {
    const place = this.#placeOf(key);
    if (place !== null) this.store.remove(place);
  }

  /** As it is stored now, by whichever tab; null: it is not there. */
  find(key: string): Entry | null {
    const place = this.#placeOf(key);
    return place === null ? null : this.#entryAt(place);
  }

  /**
   * Nothing ever left under its key. That is stored in its place: a tab that read the entry before cannot tell from its absence, as a device may lose
   * what it stores (F60). Putting it again takes the word back.
   */
  letGo({ key, sentAt }: SentEntry): void {
    const place = this.#placeOf(key);
    if (place === null) return;
    this.store.write(place, JSON.stringify({ unused: sentAt }));
    const unused = this.#places()
      .map((each) => ({ each, since: unusedSince(this.store.read(each)) }))
      .filter(({ since }) => since !== null)
      .toSorted((one, other) => Number(other.since) - Number(one.since));
    for (const { each } of unused.slice(MAX_UNUSED)) this.store.remove(each);
  }

  isUnused(key: string): boolean {
    const place = this.#placeOf(key);
    return place !== null && unusedSince(this.store.read(place)) !== null;
  }

  #placeOf(key: string): string | null {
    const { owner } = this.session;
    return owner === null ? null : `sent.${this.kind}.${key}:${owner}`;
  }

  #places(): readonly string[] {
    const { owner } = this.session;
    if (owner === null) return [];
    const [start, end] = [`sent.${this.kind}.`, `:${owner}`];
    const length = start.length + KEY_LENGTH + end.length;
    return this.store
      .keys()
      .filter((place) => place.length === length && place.startsWith(start) && place.endsWith(end));
  }

  #entryAt(place: string): Entry | null {
    const entry = this.decode(parseSaved(this.store.read(place)));
    return entry !== null && this.#placeOf(entry.key) === place ? entry : null;
  }
}

/** Epoch milliseconds of the send that did not happen; null: that is not said. */
function unusedSince(text: string | null): number | null {
  const { unused } = savedFields(parseSaved(text));
  return typeof unused === 'number' ? unused : null;
}
